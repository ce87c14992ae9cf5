import { sql } from 'kysely';

/** An account that an invitation opened, or whose password it set. */
export interface OpenedAccount {
  readonly id: string;
  readonly isNew: boolean;
}

/** Whether an `insert … on conflict do update` inserted its row, which no transaction has changed before. */
export const IS_NEW = sql<boolean>`xmax = 0`.as('isNew');
