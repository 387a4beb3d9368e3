/** A value in a table or in a statement's parameters. */
export type SqlValue = string | number | null;

/**
 * Thrown if a value cannot be stored: a fault of the program, which concerns one call only. Its message names
 * no value.
 */
export class RefusedValueError extends Error {
  override name = 'RefusedValueError';
  readonly code = 'refused-value';
}

/** What the store needs from a SQLite database: of `node:sqlite`, or of a Durable Object. */
export type Sql = {
  /**
   * Runs one statement.
   *
   * @param parameters - the values of its `?`
   * @returns its rows; `Row` says which columns it selects
   * @throws {RefusedValueError}
   */
  run<Row extends Record<string, SqlValue>>(statement: string, ...parameters: SqlValue[]): Row[];
  /** Runs a function whose statements take effect together, or not at all if it throws. Not nested. */
  transaction<Result>(work: () => Result): Result;
};
