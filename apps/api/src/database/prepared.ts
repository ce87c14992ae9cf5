import { hash } from 'node:crypto';
import { sql } from 'kysely';

const MARK = '/* prepared */';

/**
 * Ends a frequent query (`modifyEnd`), so that it runs as a prepared statement: the server parses it once for
 * each connection. Its text must have few forms, because the server keeps each of them.
 */
export const prepared = sql.raw(MARK);

const NAME_LENGTH = 24;

/** The name of a prepared statement; undefined for other SQL. */
export const preparedName = (text: string): string | undefined =>
  text.endsWith(MARK) ? hash('sha256', text).slice(0, NAME_LENGTH) : undefined;
