import { checkBooks } from '../../src/chaos/books/checkBooks.ts';
import type { Breach } from '../../src/chaos/books/breach.ts';
import type { Books } from '../../src/chaos/books/readBooks.ts';

const TOPUP = '00000000-0000-4000-8000-000000000001';
const PURCHASE = '00000000-0000-4000-8000-000000000002';
const CARD = '40000000';
const AT = 1_000_000;

const payment = {
  channel: 'Bancard',
  state: 'approved',
  amount_cents: 5000,
  was_approved: true,
  has_ticket: false,
} as const;
const held = { provider: 'bancard', amount: 50, state: 'approved' } as const;
const toMail = (id: string, acknowledged = true) => ({ messageId: `<${id}@laundry>`, at: AT, acknowledged });

const mail = (id: string, fields: Partial<Books['mails'][number]> = {}) => ({
  id,
  waits: false,
  dead: false,
  next_try_at: null,
  ...fields,
});
/** The receipt of the top-up. */
const RECEIPT = mail('receipt');

/** The books after a paid top-up and a paid purchase. */
const GOOD: Books = {
  held: [
    { ...held, reference: TOPUP },
    { ...held, reference: PURCHASE },
  ],
  payments: [
    { ...payment, id: TOPUP, purpose: 'topup', card_uid: CARD },
    { ...payment, id: PURCHASE, purpose: 'purchase', card_uid: null },
  ],
  cards: [{ uid: CARD, balance_cents: 5000 }],
  movements: [{ card_uid: CARD, transaction_id: TOPUP, kind: 'topup', amount_cents: 5000 }],
  orders: [{ transaction_id: PURCHASE, cancelled: false }],
  accounts: [
    { kind: 'provider', name: 'Bancard', balance_cents: -10_000 },
    { kind: 'card', name: CARD, balance_cents: 5000 },
    { kind: 'orders', name: '', balance_cents: 5000 },
  ],
  discrepancies: [],
  mails: [mail('a'), mail('b'), RECEIPT],
  deadKeys: [],
  takenMails: [toMail('a'), toMail('b'), toMail(RECEIPT.id)],
};

const listKinds = (books: Partial<Books>, disasters: readonly number[] = []) =>
  checkBooks({ ...GOOD, ...books }, disasters).map(({ kind }) => kind);
const stateOfTopUp = (state: string) => ({
  payments: GOOD.payments.map((one) => ({ ...one, ...(one.id === TOPUP && { state }) })),
});
const heldTopUp = (fields: Partial<Books['held'][number]>) => ({
  held: GOOD.held.map((one) => ({ ...one, ...(one.reference === TOPUP && fields) })),
});
/** The mails of the books, with changes to the second one. */
const secondMail = (fields: Partial<Books['mails'][number]>) => ({
  mails: [mail('a'), mail('b', fields), RECEIPT],
});

it('finds nothing in books that agree', () => {
  expect(checkBooks(GOOD, [])).toEqual([]);
});

it.each<[Breach['kind'], Partial<Books>]>([
  ['lost: the provider has the money, the payment does not stand', stateOfTopUp('denied')],
  ['credited without payment', heldTopUp({ state: 'denied' })],
  ['the amount differs from what the provider holds', heldTopUp({ amount: 49.99 })],
  ['the provider holds a payment that nobody knows', heldTopUp({ reference: 'x' })],
  [
    'stuck: open here, final at the provider',
    { ...stateOfTopUp('pending'), ...heldTopUp({ state: 'denied' }) },
  ],
  [
    'a card was not moved by its payment exactly once',
    { movements: [...GOOD.movements, ...GOOD.movements], cards: [{ uid: CARD, balance_cents: 10_000 }] },
  ],
  ['a balance is not the sum of its movements', { cards: [{ uid: CARD, balance_cents: 4999 }] }],
  ['an order was not placed exactly once', { orders: [] }],
  // A top-up without its receipt, a ticket at a counter without its mail, and a mail without a cause.
  ['a mail is missing or too many were written', { mails: GOOD.mails.slice(0, 2) }],
  [
    'a mail is missing or too many were written',
    { payments: GOOD.payments.map((one) => ({ ...one, has_ticket: true })) },
  ],
  ['a mail is missing or too many were written', { takenMails: [...GOOD.takenMails, toMail('c')] }],
  [
    'the ledger differs from what it books',
    { accounts: GOOD.accounts.map((account) => ({ ...account, balance_cents: account.balance_cents + 1 })) },
  ],
  ['a discrepancy is open', { discrepancies: [{ kind: 'paid-twice', detail: 'x' }] }],
  ['a mail was given up', secondMail({ waits: true, dead: true })],
  ['stuck: a key with a dead lease', { deadKeys: [{ key: 'k' }] }],
  ['stuck: a mail waits', secondMail({ waits: true, next_try_at: new Date(AT) })],
  ['a mail was lost', { takenMails: [toMail('a'), toMail(RECEIPT.id)] }],
])('finds: %s', (kind, books) => {
  expect(listKinds(books)).toContain(kind);
});

const again = { ...toMail('a'), at: AT + 40_000 };
const BREACH = 'a mail came twice without a cause';

it.each([
  ['is a breach where nothing explains it', [BREACH], toMail('a'), []],
  ['is none where the answer to the first was lost', [], toMail('a', false), []],
  ['is none where its sender died before it could write it down', [], toMail('a'), [AT + 5]],
])('a mail that came twice %s', (_what, kinds, first, disasters) => {
  expect(listKinds({ takenMails: [first, ...GOOD.takenMails.slice(1), again] }, disasters)).toEqual(kinds);
});
