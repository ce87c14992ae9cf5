import type { AnswerOf } from '@laundry/api-contract';
import type { operations } from '@laundry/api-contract/openapi';
import { pesosOf } from '@laundry/strings/format';
import { changedCardsOf, transactionCounter } from '../../queries/machines/cardChanges.ts';
import type { CardCursor } from '../../queries/machines/cardChanges.ts';
import { buildingOfController, seeController } from '../../queries/machines/controllers.ts';
import type { Dependencies } from '../dependencies.ts';

const PAGE_SIZE = 1000;
const CURSOR = /^(?<counter>[\d.]{1,40})-(?<xid>\d{1,19})-(?<uid>\d{0,8})$/;

const textOf = ({ counter, xid, uid }: CardCursor) => `${counter}-${xid}-${uid}`;

/** Parses a cursor; undefined for a malformed one and for one from another database. */
function cursorOf(text: string | undefined, counter: string): CardCursor | undefined {
  const { xid = '', uid = '', ...found } = CURSOR.exec(text ?? '')?.groups ?? {};
  return found['counter'] === counter ? { counter, xid, uid } : undefined;
}

/**
 * The cards of a controller's building that changed since an earlier answer, or all cards at the first call
 * (D60).
 *
 * @param since `next` of the earlier answer
 */
export async function changedCards(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  controllerId: string,
  since: string | undefined,
): Promise<AnswerOf<typeof operations.machineCards>> {
  await seeController(db, controllerId, clock());
  const [counter, buildingId] = await Promise.all([
    transactionCounter(db),
    buildingOfController(db, controllerId),
  ]);
  const after = cursorOf(since, counter);
  const found = await changedCardsOf(db, buildingId, after, PAGE_SIZE + 1);
  const cards = found.slice(0, PAGE_SIZE);
  const last = cards.at(-1);
  const start = { counter, xid: '0', uid: '' };
  return {
    cards: cards.map(({ uid, state, balance_cents }) => ({
      card: uid,
      state,
      balance: pesosOf(balance_cents),
    })),
    next: textOf(last ? { counter, xid: last.xid, uid: last.uid } : (after ?? start)),
    more: found.length > PAGE_SIZE,
  };
}
