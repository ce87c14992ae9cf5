import { checkBooks } from '../../src/chaos/books/checkBooks.ts';
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
const mailOf = (id: string, acknowledged = true) => ({ messageId: `<${id}@laundry>`, at: AT, acknowledged });

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
  takenMails: [mailOf('a'), mailOf('b'), mailOf(RECEIPT.id)],
};

const kindsOf = (books: Partial<Books>, disasters: readonly number[] = []) => [
  ...new Set(checkBooks({ ...GOOD, ...books }, disasters).map(({ kind }) => kind)),
];
const stateOfTopUp = (state: string) => [
  { ...payment, id: TOPUP, purpose: 'topup' as const, card_uid: CARD, state },
  ...GOOD.payments.slice(1),
];
const heldTopUp = (fields: Partial<Books['held'][number]>) => [
  { ...held, reference: TOPUP, ...fields },
  ...GOOD.held.slice(1),
];

it('has nothing to say of books that agree', () => {
  expect(checkBooks(GOOD, [])).toEqual([]);
});

it.each<[string, Partial<Books>, string[]]>([
  [
    'money that does not stand here',
    { payments: stateOfTopUp('denied'), movements: [], cards: [{ uid: CARD, balance_cents: 0 }] },
    ['lost: the provider has the money, the payment does not stand', 'the ledger differs from what it books'],
  ],
  [
    'credit for nothing',
    { held: heldTopUp({ state: 'denied' }) },
    ['credited without payment', 'the ledger differs from what it books'],
  ],
  [
    'another amount',
    { held: heldTopUp({ amount: 49.99 }) },
    ['the amount differs from what the provider holds', 'the ledger differs from what it books'],
  ],
  [
    'a payment that nobody knows',
    { held: [...GOOD.held, { ...held, reference: 'x', state: 'pending' }] },
    ['the provider holds a payment that nobody knows'],
  ],
  [
    'a refusal that was never heard of',
    {
      payments: stateOfTopUp('pending'),
      held: heldTopUp({ state: 'denied' }),
      movements: [],
      cards: [{ uid: CARD, balance_cents: 0 }],
    },
    ['stuck: open here, final at the provider', 'the ledger differs from what it books'],
  ],
  [
    'a card that was moved twice',
    { movements: [...GOOD.movements, ...GOOD.movements], cards: [{ uid: CARD, balance_cents: 10_000 }] },
    ['a card was not moved by its payment exactly once', 'the ledger differs from what it books'],
  ],
  [
    'a balance of its own',
    { cards: [{ uid: CARD, balance_cents: 4999 }] },
    ['a balance is not the sum of its movements', 'the ledger differs from what it books'],
  ],
  [
    'a purchase without its order',
    { orders: [], mails: [RECEIPT], takenMails: [mailOf(RECEIPT.id)] },
    ['an order was not placed exactly once'],
  ],
  [
    'a top-up without its receipt',
    { mails: GOOD.mails.slice(0, 2), takenMails: GOOD.takenMails.slice(0, 2) },
    ['a mail is missing or too many were written'],
  ],
  [
    'a payment at a counter of which its payer knows nothing',
    { payments: GOOD.payments.map((one, index) => ({ ...one, has_ticket: index === 0 })) },
    ['a mail is missing or too many were written'],
  ],
  [
    'an account that holds more than it should',
    { accounts: GOOD.accounts.map((account) => ({ ...account, balance_cents: account.balance_cents + 1 })) },
    ['the ledger differs from what it books'],
  ],
  [
    'an open discrepancy',
    { discrepancies: [{ kind: 'paid-twice', detail: 'x' }] },
    ['a discrepancy is open'],
  ],
  [
    'a mail that was given up',
    {
      mails: [mail('a'), mail('b', { waits: true, dead: true }), RECEIPT],
    },
    ['a mail was given up'],
  ],
  ['a dead key', { deadKeys: [{ key: 'k' }] }, ['stuck: a key with a dead lease']],
  [
    'a mail that waits',
    {
      mails: [mail('a'), mail('b', { waits: true, next_try_at: new Date(AT) }), RECEIPT],
    },
    ['stuck: a mail waits'],
  ],
  ['a mail that nobody got', { takenMails: [mailOf('a'), mailOf(RECEIPT.id)] }, ['a mail was lost']],
  [
    'a mail of nobody',
    { takenMails: [...GOOD.takenMails, mailOf('c')] },
    ['a mail is missing or too many were written'],
  ],
])('finds %s', (_what, books, kinds) => {
  expect(kindsOf(books)).toEqual(kinds);
});

describe('a mail that came twice', () => {
  const again = { ...mailOf('a'), at: AT + 40_000 };

  it('is a breach where nothing explains it', () => {
    expect(kindsOf({ takenMails: [...GOOD.takenMails, again] })).toEqual([
      'a mail came twice without a cause',
    ]);
  });

  it('is none where the answer to the first was lost', () => {
    expect(kindsOf({ takenMails: [mailOf('a', false), mailOf('b'), mailOf(RECEIPT.id), again] })).toEqual([]);
  });

  it('is none where its sender died before it could write it down', () => {
    expect(kindsOf({ takenMails: [...GOOD.takenMails, again] }, [AT + 5])).toEqual([]);
  });
});
