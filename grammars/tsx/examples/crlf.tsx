const a = <b>
  text
  <c d="e"/>
</b>;
export { a }