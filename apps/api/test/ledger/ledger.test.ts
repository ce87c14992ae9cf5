import fc from 'fast-check';
import { faultsOfLedger } from '../../src/queries/ledgerCheck/ledgerCheck.ts';
import { heldCents, openKinds, runSql } from './ledgerRead.ts';
import { fixture, startTestApp } from '../support/testApp.ts';
import { settleFacts } from '../payments/notify.ts';

afterAll(async () => expect(await faultsOfLedger(app.db)).toEqual([]));
const app = fixture(startTestApp);
beforeEach(() => app.advance(61_000));

let payments = 0;
const nextId = () => `L${(payments += 1)}`;
const balance = async () => Math.round((await app.balance()) * 100);

/** The successive versions of a provider's payment: refunds grow, chargebacks come and go. */
const providerPayment = fc
  .record({
    amountCents: fc.constantFrom(40_000, 40_000, 40_000, 30_000),
    currency: fc.constantFrom(858, 858, 858, 600),
    refunds: fc.array(fc.nat({ max: 25_000 }), { maxLength: 3 }),
    chargedBack: fc.array(fc.nat({ max: 40_000 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ amountCents, currency, refunds, chargedBack }) =>
    Array.from({ length: refunds.length + chargedBack.length }, (_, version) => {
      const refundedCents = Math.min(
        amountCents,
        refunds.slice(0, version).reduce((sum, cents) => sum + cents, 0),
      );
      const back = chargedBack[version % chargedBack.length] ?? 0;
      const chargedBackCents = version % 2 === 0 ? 0 : Math.min(back, amountCents - refundedCents);
      return { amountCents, currency, refundedCents, chargedBackCents };
    }),
  );

it('credits the order or what is left of its payments, for repeated or concurrent reports', async () => {
  const messages = fc.array(providerPayment, { minLength: 1, maxLength: 3 }).chain((all) =>
    fc.record({
      all: fc.constant(all),
      order: fc.shuffledSubarray(
        all.flatMap((versions, payment) =>
          versions.flatMap((_, version) => [1, 2].map(() => ({ payment, version }))),
        ),
      ),
      atOnce: fc.boolean(),
    }),
  );
  await fc.assert(
    fc.asyncProperty(messages, async ({ all, order, atOnce }) => {
      app.advance(2000);
      const id = await app.createTopUp();
      const before = await balance();
      const ids = all.map(nextId);
      const tell = ({ payment, version }: (typeof order)[number]) =>
        settleFacts(app, id, {
          ...all[payment]?.[version],
          paymentId: String(ids[payment]),
          changedAt: new Date(Date.UTC(2026, 0, 1) + version * 1000),
        });
      if (atOnce) await Promise.all(order.map(tell));
      else for (const one of order) await tell(one);

      const newest = all.flatMap((versions, payment) => {
        const reported = order.filter((one) => one.payment === payment).map(({ version }) => version);
        return versions[Math.max(...reported)] ?? [];
      });
      const net = (of: typeof newest) =>
        of.reduce((sum, one) => sum + one.amountCents - one.refundedCents - one.chargedBackCents, 0);
      const asOrdered = newest.filter((one) => one.amountCents === 40_000 && one.currency === 858);
      const held = Math.min(40_000, net(asOrdered));
      expect(await heldCents(app.db, id, 'card')).toBe(held);
      expect((await balance()) - before).toBe(held);
      expect(await heldCents(app.db, id, 'suspense')).toBe(net(newest) - held);
      expect(await heldCents(app.db, id, 'provider')).toBe(0 - net(newest));
      const { state } = await app.payment(id);
      expect(state === 'approved').toBe(held > 0);
      expect((await openKinds(app.db, id)).length > 0).toBe(net(newest) - held > 0);
    }),
    { numRuns: 40 },
  );
});

// That a card gets a movement for each change: entries.test.ts and reportRefunds.test.ts.
it('takes the refund of a frozen top-up from suspense, not from the card', async () => {
  const id = await app.createTopUp();
  const before = await balance();
  const paymentId = nextId();
  await settleFacts(app, id, { paymentId });
  await settleFacts(app, id, { paymentId, contradiction: 'two readings' });
  await settleFacts(app, id, { paymentId, refundedCents: 40_000 });
  expect((await balance()) - before).toBe(40_000);
  expect(await heldCents(app.db, id, 'suspense')).toBe(-40_000);
  expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved']);
});

describe('the database itself', () => {
  const refuse = (statement: string) => expect(runSql(app.db, statement)).rejects;

  it.each([
    'update ledger_rows set amount_cents = 1',
    'delete from ledger_rows',
    'truncate ledger_rows',
    "update ledger_entries set at = now(), kind = 'x'",
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    'delete from ledger_accounts',
    'truncate ledger_accounts cascade',
    'truncate cards cascade',
  ])('refuses to change or remove what was booked: %s', async (statement) => {
    await refuse(statement).toThrow('are never changed or removed');
  });

  it('refuses a balance that is not the sum of its rows', async () => {
    await refuse('update ledger_accounts set balance_cents = 1').toThrow('come from the rows');
    await refuse("insert into ledger_accounts (kind, currency, balance_cents) values ('fees', 1, 5)").toThrow(
      'come from the rows',
    );
    await runSql(app.db, 'update cards set balance_cents = 1');
    expect(await faultsOfLedger(app.db)).toEqual([]);
  });

  const ENTRY = "insert into ledger_entries (kind, key, at) values ('payment', 'x', now())";
  const row = (kind: string, cents: number, entry = '(select id from entry)') =>
    `(${entry}, ledger_account('${kind}', 'x', 858), ${cents})`;
  const insertEntry = (...rows: string[]) =>
    `with entry as (${ENTRY} returning id) insert into ledger_rows (entry_id, account_id, amount_cents) values ${rows.join()}`;

  it('refuses an entry that does not sum to zero, or has no rows', async () => {
    await refuse(ENTRY).toThrow('is not balanced');
    await refuse(insertEntry(row('provider', -5))).toThrow('is not balanced');
    await refuse(insertEntry(row('provider', -5), row('suspense', 4))).toThrow('is not balanced');
  });

  it('refuses a duplicate entry, and rows added to an entry later', async () => {
    const entry = insertEntry(row('provider', -5), row('suspense', 5));
    await runSql(app.db, entry);
    await refuse(entry).toThrow('ledger_entries_kind_key_key');
    const older = "(select id from ledger_entries where key = 'x')";
    const more = `insert into ledger_rows (entry_id, account_id, amount_cents) values ${row('fees', 5, older)}, ${row('orders', -5, older)}`;
    await refuse(more).toThrow('written at once');
  });
});
