import { ProviderUnavailable } from '@laundry/payment-channels/server';
import { SettingError } from '@laundry/settings';
import * as v from 'valibot';
import { DriverError } from '../database/failures.ts';

type Failed = v.InferOutput<typeof DriverError>;

/** An error and its causes, outermost first. */
function readChain(error: unknown): Failed[] {
  const read = v.safeParse(DriverError, error);
  return read.success ? [read.output, ...readChain(read.output.cause)] : [];
}

const LISTEN: Readonly<Record<string, string>> = {
  EADDRINUSE: 'API_PORT: another process listens there',
  EACCES: 'API_PORT: this process may not listen there',
  EADDRNOTAVAIL: 'API_HOST: is no address of this machine',
  ENOTFOUND: 'API_HOST or DATABASE_URL: nobody knows a machine of that name',
};
/** Messages by SQLSTATE. */
const DATABASE: Readonly<Record<string, string>> = {
  '28P01': 'DATABASE_URL: the database refuses this user or password',
  '28000': 'DATABASE_URL: the database refuses this user',
  '3D000': 'DATABASE_URL: the server has no such database',
  '42P01': 'DATABASE_URL: the database has no tables yet, or not all: an instance makes them when it starts',
  '53100': 'DATABASE_URL: the disk of the database is full',
  '42501': 'DATABASE_URL: this user may not change the schema',
  ERR_INVALID_URL: 'DATABASE_URL: must be a URL, with special characters of the password as %23 for #',
};
const FILES = /^(EACCES|EPERM|EROFS|ENOSPC|EEXIST|ENOTDIR|ENOENT)$/;

/** The setting that caused a failure, and why; undefined where no setting is known to be the cause. */
function findReason({ code, syscall }: Failed): string | undefined {
  if (syscall === 'listen' || syscall === 'getaddrinfo') return LISTEN[code];
  if (!/^(|connect|open)$/.test(syscall) && FILES.test(code)) return `DATA_DIR: cannot be written (${code})`;
  return DATABASE[code];
}

const firstLine = (text: string) => text.split('\n')[0] ?? '';

/**
 * The message for a start or a command that failed: one line for each invalid setting, else one line with the
 * setting that caused it, or with the error and its causes. It never contains a setting's value.
 */
export function failureText(error: unknown): string {
  if (error instanceof SettingError || error instanceof ProviderUnavailable) return error.message;
  const chain = readChain(error);
  const reason = chain.map(findReason).find((known) => known !== undefined);
  const messages = chain.map(({ message, code }) => firstLine(message) || code).filter((text) => text !== '');
  return reason ?? (messages.length > 0 ? messages.join(': ') : String(error));
}
