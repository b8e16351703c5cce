// public api
export * from "./money";
export * from "./entry";
export * from "./report";
