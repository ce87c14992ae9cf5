import type { Executor } from '../../database/connect.ts';

/** How many devices are remembered per account: those used last. */
const MAX_DEVICES = 20;

/**
 * Whether a device has signed in to the account of an e-mail before.
 *
 * @param since devices last used before this are ignored
 */
export async function isDeviceOf(
  db: Executor,
  tokenHash: string,
  email: string,
  since: Date,
): Promise<boolean> {
  const device = await db
    .selectFrom('devices')
    .innerJoin('accounts', 'accounts.id', 'devices.account_id')
    .select('devices.token_hash')
    .where('devices.token_hash', '=', tokenHash)
    .where('devices.last_used_at', '>', since)
    .where('accounts.email', '=', email.toLowerCase())
    .executeTakeFirst();
  return device !== undefined;
}

/** Remembers that a device signed in to an account. */
export async function saveDevice(
  db: Executor,
  tokenHash: string,
  accountId: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto('devices')
    .values({ token_hash: tokenHash, account_id: accountId, last_used_at: at })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ last_used_at: at }))
    .execute();
  const older = db
    .selectFrom('devices')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .offset(MAX_DEVICES);
  await db.deleteFrom('devices').where('token_hash', 'in', older).execute();
}

/** Forgets the devices of an account, except that of a given session. */
export async function deleteDevices(
  db: Executor,
  accountId: string,
  exceptOfSession?: string,
): Promise<void> {
  const ofSession = db
    .selectFrom('sessions')
    .select('device_hash')
    .where('token_hash', '=', exceptOfSession ?? '')
    .where('device_hash', 'is not', null);
  await db
    .deleteFrom('devices')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', ofSession)
    .execute();
}
