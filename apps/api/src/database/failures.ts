import * as v from 'valibot';

/**
 * SQLSTATE classes and codes, and Node's, of a database that cannot be reached, is going down or has no time;
 * 40001 is a replica's that had to go on replaying what a long report still read.
 */
const AWAY =
  /^(08...|40001|57P0[1-5]|57014|25P0[34]|53300|53400|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const AWAY_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered|connection has been discarded|PGlite is closed/i;
const UNIQUE_VIOLATION = '23505';
/** What PostgreSQL says of a cached plan that must not change its result type. */
const FEATURE_NOT_SUPPORTED = '0A000';
/** lock_not_available and deadlock_detected. */
const LOCKED_OUT = /^(55P03|40P01)$/;

/**
 * What drivers put on their errors. Read as data: an error of Node's own need not be an `Error` of this
 * realm.
 */
const DriverError = v.object({
  code: v.fallback(v.string(), ''),
  message: v.fallback(v.string(), ''),
  /** An AggregateError has one for each address that was tried. */
  errors: v.fallback(v.array(v.unknown()), []),
  cause: v.optional(v.unknown()),
});

/** The server said nothing in the time that it has: nobody knows whether it did what it was asked. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('the database did not answer');
  }
}

const read = (error: unknown) => {
  const result = v.safeParse(DriverError, error);
  return result.success ? result.output : { code: '', message: '', errors: [], cause: undefined };
};

/** Whether an error means that the database is away, not that the query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, errors, cause } = read(error);
  return (
    AWAY.test(code) ||
    AWAY_MESSAGE.test(message) ||
    [...errors, cause].some((inner) => inner !== undefined && isDatabaseAway(inner))
  );
}

/** Whether a unique constraint refused a row. */
export const isUniqueViolation = (error: unknown): boolean => read(error).code === UNIQUE_VIOLATION;

/**
 * Whether a connection holds a prepared statement whose columns have another type by now: it fails for ever
 * on that one.
 */
export const isPlanOutdated = (error: unknown): boolean => read(error).code === FEATURE_NOT_SUPPORTED;

/** Whether others held what was asked for; the same may succeed a moment later. */
export const isLockedOut = (error: unknown): boolean => LOCKED_OUT.test(read(error).code);
