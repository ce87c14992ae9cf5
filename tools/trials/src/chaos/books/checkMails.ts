import { toBreaches } from './breach.ts';
import type { Breach } from './breach.ts';
import type { Books } from './readBooks.ts';

/** One to the buyer and one to the company. */
const MAILS_OF_AN_ORDER = 2;
/**
 * How long after the mail server took a mail its sender or the database may still die before the receipt is
 * recorded, in ms.
 */
const WRITTEN_DOWN_WITHIN_MS = 15_000;
/** How long a mail may still arrive after its sender died, in ms. */
const ON_ITS_WAY_MS = 5_000;

const toMessageId = (mailId: string) => `<${mailId}@laundry>`;

/** Further receipts of one mail, and how many of them had a cause. */
interface Repeats {
  readonly messageId: string;
  readonly repeats: number;
  readonly caused: number;
}

/**
 * Mails that arrived more than once. A repeat is unavoidable where the reply to the previous receipt was
 * lost, or where the sender or the database died before the receipt was recorded; the Message-ID is then the
 * same.
 */
export function findRepeats({ takenMails }: Books, disasters: readonly number[]): Repeats[] {
  const byId = Map.groupBy(takenMails, ({ messageId }) => messageId);
  return [...byId].flatMap(([messageId, receipts]) => {
    const [, ...repeats] = receipts;
    const caused = repeats.filter((_, index) => {
      const before = receipts[index];
      if (!before) return false;
      return (
        !before.acknowledged ||
        disasters.some((at) => at >= before.at - ON_ITS_WAY_MS && at <= before.at + WRITTEN_DOWN_WITHIN_MS)
      );
    });
    return repeats.length === 0 ? [] : [{ messageId, repeats: repeats.length, caused: caused.length }];
  });
}

/** How many mails should exist: for orders, approved top-ups and payments at a counter. */
const dueMails = ({ orders, payments }: Books): number =>
  orders.length * MAILS_OF_AN_ORDER +
  payments.filter(({ purpose, was_approved }) => purpose === 'topup' && was_approved).length +
  payments.filter(({ has_ticket }) => has_ticket).length;

/** Every mail was written exactly once and delivered, and none was delivered twice without a cause. */
export function checkMails(books: Books, disasters: readonly number[]): Breach[] {
  const { mails, takenMails } = books;
  const taken = new Set(takenMails.map(({ messageId }) => messageId));
  const written = new Set(mails.map(({ id }) => toMessageId(id)));
  const due = dueMails(books);
  const waiting = mails.filter(({ waits, dead }) => waits && !dead);
  const givenUp = mails.filter(({ dead }) => dead);
  const lost = mails.filter(({ id, waits }) => !waits && !taken.has(toMessageId(id)));
  const unknown = [...taken].filter((messageId) => !written.has(messageId));
  const repeated = findRepeats(books, disasters).filter(({ repeats, caused }) => repeats > caused);
  const listIds = (of: Books['mails']) => of.map(({ id }) => id);
  return [
    ...toBreaches('a mail is missing or too many were written', [
      ...(mails.length === due ? [] : [`${mails.length} where ${due} are due`]),
      ...unknown.map((messageId) => `${messageId} stands in no outbox`),
    ]),
    ...toBreaches('stuck: a mail waits', listIds(waiting)),
    ...toBreaches('a mail was given up', listIds(givenUp)),
    ...toBreaches('a mail was lost', listIds(lost)),
    ...toBreaches(
      'a mail came twice without a cause',
      repeated.map(({ messageId, repeats }) => `${messageId}, ${repeats} times more`),
    ),
  ];
}
