/** SQLSTATE classes and codes, and Node's, of a database that cannot be reached or is going down. */
const AWAY = /^(08...|57P0[1-5]|53300|53400|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const AWAY_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered|PGlite is closed/i;
const UNIQUE_VIOLATION = '23505';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error means that the database is away, not that the query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return AWAY.test(codeOf(error)) || (error instanceof Error && AWAY_MESSAGE.test(error.message));
}

/** Whether a unique constraint refused a row. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;
