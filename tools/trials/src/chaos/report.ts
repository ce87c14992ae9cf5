import { BREACHES } from './books/breach.ts';
import type { Breach } from './books/breach.ts';
import { findRepeats } from './books/checkMails.ts';
import type { Books } from './books/readBooks.ts';
import type { Tally } from './faults.ts';
import { commandText } from './options.ts';
import type { ChaosResult } from './run.ts';

/** Of each kind, so many breaches are listed in detail. */
const MAX_LISTED = 5;

const pesos = (cents: number) => `$ ${(cents / 100).toFixed(2)}`;
const countLines = (tally: Tally) =>
  tally.all().map(([name, count]) => `  ${String(count).padStart(6)}  ${name}`);

function booksLines(books: Books, disasters: readonly number[]): string[] {
  const sum = (amounts: readonly number[]) => pesos(amounts.reduce((total, amount) => total + amount, 0));
  const approved = books.payments.filter(({ state }) => state === 'approved');
  const held = books.held.filter(({ state }) => state === 'approved');
  const byState = [...Map.groupBy(books.payments, ({ state }) => state)].sort();
  const repeats = findRepeats(books, disasters).reduce((total, of) => total + of.repeats, 0);
  return [
    `  providers hold     ${sum(held.map(({ amount }) => Math.round(amount * 100)))} of ${held.length} payments`,
    `  payments approved  ${sum(approved.map(({ amount_cents }) => amount_cents))} of ${approved.length}`,
    `  cards hold         ${sum(books.cards.map(({ balance_cents }) => balance_cents))} by ${books.movements.length} movements`,
    `  orders placed      ${books.orders.length}, with ${books.mails.length} mails; ${repeats} of them came again with the same Message-ID, as they must`,
    `  payments           ${byState.map(([state, of]) => `${of.length} ${state}`).join(', ')}`,
  ];
}

function breachLines(breaches: readonly Breach[]): string[] {
  return BREACHES.flatMap((kind) => {
    const of = breaches.filter((breach) => breach.kind === kind);
    if (of.length === 0) return [];
    const more = of.length > MAX_LISTED ? [`      and ${of.length - MAX_LISTED} more`] : [];
    return [
      `  ${of.length} × ${kind}`,
      ...of.slice(0, MAX_LISTED).map(({ detail }) => `      ${detail}`),
      ...more,
    ];
  });
}

/** The report of a run, for people. */
export function reportText(outcome: ChaosResult): string {
  const { options, seconds, quietSeconds, faults, answers, starts, books, disasters, breaches } = outcome;
  const { topups, purchases } = options;
  const verdict =
    breaches.length === 0
      ? 'PASSED: nothing lost, nothing double, nothing stuck, every process alive by itself'
      : `FAILED: ${breaches.length} breaches`;
  return [
    `${topups} top-ups and ${purchases} purchases in ${seconds.toFixed(0)} s, then ${quietSeconds.toFixed(1)} s until all was quiet`,
    `again: ${commandText(options)}`,
    '',
    'Faults',
    ...countLines(faults),
    '',
    'Answers, by call and status',
    ...countLines(answers),
    '',
    'Books',
    ...(books ? booksLines(books, disasters) : ['  could not be read']),
    `  instances started  ${starts.join(' and ')} times`,
    '',
    verdict,
    ...breachLines(breaches),
  ].join('\n');
}
