import * as v from 'valibot';

/**
 * SQLSTATE and Node codes of a database that cannot be reached, is shutting down, ran into a time limit or
 * has no disk space, memory or connections left (class 53).
 * 40001 comes from a replica that cancelled a long report to continue replaying the primary's log.
 */
const UNAVAILABLE_CODE =
  /^(08...|40001|57P0[1-5]|57014|25P0[34]|53\d{3}|ENOSPC|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const UNAVAILABLE_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered|connection has been discarded|PGlite is closed/i;
const UNIQUE_VIOLATION = '23505';
/** PostgreSQL's error for a cached plan whose result type a migration has changed. */
const FEATURE_NOT_SUPPORTED = '0A000';
/** lock_not_available and deadlock_detected. */
const LOCK_CONFLICT = /^(55P03|40P01)$/;

/** Properties of drivers' and Node's errors, read as data because they may come from another realm. */
export const DriverError = v.object({
  code: v.fallback(v.string(), ''),
  syscall: v.fallback(v.string(), ''),
  message: v.fallback(v.string(), ''),
  /** The constraint that refused a row. */
  constraint: v.fallback(v.string(), ''),
  /** An AggregateError has one error for each address that was tried. */
  errors: v.fallback(v.array(v.unknown()), []),
  cause: v.optional(v.unknown()),
});

/** Anything can be thrown; a value that is not an object has none of the properties. */
const parseError = (error: unknown) => v.parse(DriverError, Object(error));

/** The SQLSTATE or Node code of an error; empty where it has none. */
export const errorCode = (error: unknown): string => parseError(error).code;

/** Whether an error means that the database is unavailable, not that the query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message, errors, cause } = parseError(error);
  return (
    UNAVAILABLE_CODE.test(code) ||
    UNAVAILABLE_MESSAGE.test(message) ||
    [...errors, cause].some((inner) => inner !== undefined && isDatabaseUnavailable(inner))
  );
}

/** Whether a unique constraint refused a row. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const failure = parseError(error);
  return failure.code === UNIQUE_VIOLATION && failure.constraint === constraint;
}

/** Whether a prepared statement's columns have changed types: it fails until the connection is closed. */
export const isPlanOutdated = (error: unknown): boolean => errorCode(error) === FEATURE_NOT_SUPPORTED;

/** Whether another transaction held a lock. Running the same transaction again may succeed. */
export const isLockConflict = (error: unknown): boolean => LOCK_CONFLICT.test(errorCode(error));
