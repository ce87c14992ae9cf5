import type { Breach } from './breach.ts';
import type { Books } from './readBooks.ts';

/** The buyer's and the company's. */
const MAILS_OF_AN_ORDER = 2;
/**
 * How long after a mail was taken its sender, or the database, may end before that is written down, in ms.
 */
const WRITTEN_DOWN_WITHIN_MS = 15_000;
/** How long a mail may be on its way whose sender has ended, in ms. */
const ON_ITS_WAY_MS = 5_000;

const messageIdOf = (mailId: string) => `<${mailId}@laundry>`;

/** Receipts of one mail after its first, and how many of them had a cause. */
interface Repeats {
  readonly messageId: string;
  readonly repeats: number;
  readonly caused: number;
}

/**
 * Mails that came more than once. A repeat is unavoidable where the answer to the receipt before it was lost,
 * or where its sender or the database ended before the receipt could be written down; it has the same
 * Message-ID then.
 */
export function repeatsOf({ takenMails }: Books, disasters: readonly number[]): Repeats[] {
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

/**
 * How many mails were to be written: for each order, each top-up that was approved, each payment at a
 * counter.
 */
const dueMails = ({ orders, payments }: Books): number =>
  orders.length * MAILS_OF_AN_ORDER +
  payments.filter(({ purpose, was_approved }) => purpose === 'topup' && was_approved).length +
  payments.filter(({ has_ticket }) => has_ticket).length;

/** What was to be written was, once; each mail was taken, and none twice without a cause. */
export function checkMails(books: Books, disasters: readonly number[]): Breach[] {
  const { mails, takenMails } = books;
  const taken = new Set(takenMails.map(({ messageId }) => messageId));
  const written = new Set(mails.map(({ id }) => messageIdOf(id)));
  const due = dueMails(books);
  const waiting = mails.filter(({ waits, dead }) => waits && !dead);
  const givenUp = mails.filter(({ dead }) => dead);
  const lost = mails.filter(({ id, waits }) => !waits && !taken.has(messageIdOf(id)));
  const unknown = [...taken].filter((messageId) => !written.has(messageId));
  return [
    ...(mails.length === due
      ? []
      : [
          {
            kind: 'a mail is missing or too many were written',
            detail: `${mails.length} where ${due} are due`,
          } as const,
        ]),
    ...waiting.map(({ id }): Breach => ({ kind: 'stuck: a mail waits', detail: id })),
    ...givenUp.map(({ id }): Breach => ({ kind: 'a mail was given up', detail: id })),
    ...lost.map(({ id }): Breach => ({ kind: 'a mail was lost', detail: id })),
    ...unknown.map((messageId): Breach => ({
      kind: 'a mail is missing or too many were written',
      detail: `${messageId} stands in no outbox`,
    })),
    ...repeatsOf(books, disasters)
      .filter(({ repeats, caused }) => repeats > caused)
      .map(({ messageId, repeats }): Breach => ({
        kind: 'a mail came twice without a cause',
        detail: `${messageId}, ${repeats} times more`,
      })),
  ];
}
