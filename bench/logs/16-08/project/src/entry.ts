import { Money } from "./money";

export interface Entry {
  readonly id: string;
  readonly booked: Date;
  readonly amount: Money;
  readonly tags: readonly string[];
}
