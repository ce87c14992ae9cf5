import type { Executor } from '../database/connect.ts';

/** What is mailed to an account; undefined where it is gone. */
export const preferencesOf = (db: Executor, accountId: string) =>
  db.selectFrom('accounts').select('monthly_settlement').where('id', '=', accountId).executeTakeFirst();

/** Sets it. @returns what it is now; undefined where the account is gone */
export const setPreferences = (
  db: Executor,
  accountId: string,
  preferences: { readonly monthly_settlement: boolean },
) =>
  db
    .updateTable('accounts')
    .set({ monthly_settlement: preferences.monthly_settlement })
    .where('id', '=', accountId)
    .returning('monthly_settlement')
    .executeTakeFirst();
