import { randomUUID } from 'node:crypto';
import { insertResident, residentsOf } from '../../src/queries/administration/residents.ts';
import { building, olderDatabase } from './olderDatabase.ts';
import { cardAccount } from '../../src/queries/payments/cards.ts';
import { faultsOfLedger } from '../../src/queries/ledgerCheck/ledgerCheck.ts';
import { centsOf } from '../ledger/ledgerRead.ts';

describe('residents of an older version', () => {
  const AT = new Date('2026-03-02T12:00:00Z');
  const [ours, theirs] = [randomUUID(), randomUUID()];
  const [home, elsewhere] = [randomUUID(), randomUUID()];

  /** Who was entered before an e-mail could be entered once only. */
  const EARLIER = [
    { firstname: 'Ana', building: home, email: 'ana@correo.example', confirmed: false },
    { firstname: 'Ana María', building: home, email: 'ANA@correo.example', confirmed: true },
    { firstname: 'Anita', building: home, email: 'ana@correo.example', confirmed: false },
    { firstname: 'Bruno', building: home, email: 'bruno@correo.example', confirmed: false },
    { firstname: 'Ana Ajena', building: elsewhere, email: 'ana@correo.example', confirmed: false },
  ];
  const names = EARLIER.map(({ firstname }) => firstname).sort();

  const older = olderDatabase('006_invitations', [
    ...building(ours, home),
    ...building(theirs, elsewhere),
    ...EARLIER.map(
      ({ firstname, building: of, email, confirmed }) =>
        `insert into residents (id, building_id, administration_id, firstname, lastname, email, reference, created_at, validated_at)
          values (gen_random_uuid(), '${of}', '${of === home ? ours : theirs}', '${firstname}', 'Paz', '${email}', 'Apto 1',
          now(), ${confirmed ? 'now()' : 'null'})`,
    ),
  ]);

  const everybody = async () =>
    (await older.db.selectFrom('residents').select('firstname').execute())
      .map(({ firstname }) => firstname)
      .sort();

  const enter = (email: string) =>
    insertResident(
      older.db,
      {
        buildingId: home,
        firstname: 'Eva',
        lastname: 'Paz',
        email,
        reference: 'Apto 2',
      },
      { administrationId: ours, from: '2026-11-23', to: '2026-11-23' },
      { hash: randomUUID(), expiresAt: AT },
      undefined,
      AT,
    );

  describe('a database that holds an e-mail twice in an administration', () => {
    it('is brought up to date with everybody in it', async () => {
      await older.migrate();
      expect(await everybody()).toEqual(names);
      const counted = await older.db
        .selectFrom('residents')
        .select('firstname')
        .where('repeated', '=', false)
        .execute();
      expect(counted.map(({ firstname }) => firstname).sort()).toEqual(['Ana Ajena', 'Ana María', 'Bruno']);
    });

    it('takes no further one under it, until the last of them is gone', async () => {
      await older.migrate();
      for (const { id, email } of await residentsOf(older.db, home, '2026-11-23')) {
        expect(await enter(email.toUpperCase())).toBeUndefined();
        await older.db.deleteFrom('residents').where('id', '=', id).execute();
      }
      expect(await enter('ana@correo.example')).toMatchObject({ firstname: 'Eva' });
      expect(await enter('Ana@correo.example')).toBeUndefined();
    });
  });

  it('a database whose e-mails were held apart already goes on with it', async () => {
    await older.db.deleteFrom('residents').where('firstname', 'in', ['Ana', 'Anita']).execute();
    // By the name that it had then.
    const index = older.db.schema.createIndex('residents_by_administration').unique().on('residents');
    await index.columns(['administration_id', 'email']).execute();
    await older.migrate();
    expect(await everybody()).toEqual(['Ana Ajena', 'Ana María', 'Bruno']);
    expect(await enter('BRUNO@correo.example')).toBeUndefined();
  });
});

describe('the money of an older version', () => {
  const BUILDING = randomUUID();
  const [UID, OTHER] = ['12345678', '87654321'];
  /** A transaction as the version before the ledger wrote it. */
  const transaction = (id: string, state: string, more: { purpose?: string; payment?: string } = {}) => {
    const { purpose = 'topup', payment } = more;
    const card = purpose === 'topup' ? `'${UID}', '${BUILDING}'` : 'null, null';
    return `insert into transactions (id, purpose, card_uid, building_id, channel, amount_cents, currency, payer_name,
      payer_email, state, provider_payment_id, created_at, changed_at, approved_at, expires_at)
      values ('${id}', '${purpose}', ${card}, 'MercadoPagos', 40000, 858, 'Ana', 'ana@correo.example', '${state}',
      ${payment ? `'${payment}'` : 'null'}, now(), now(), now(), now())`;
  };
  const movement = (id: string, kind: 'topup' | 'refund') =>
    `insert into card_movements (card_uid, transaction_id, kind, amount_cents, at)
      values ('${UID}', '${id}', '${kind}', ${kind === 'topup' ? 40_000 : -40_000}, now())`;

  const IDS = { approved: randomUUID(), refunded: randomUUID(), bought: randomUUID(), pending: randomUUID() };

  const older = olderDatabase('010_discrepancies', [
    ...building(BUILDING, BUILDING),
    `update buildings set splitting = true, income_share_bp = 1000`,
    `insert into cards (uid, building_id, state, balance_cents)
      values ('${UID}', '${BUILDING}', 'active', 45000), ('${OTHER}', '${BUILDING}', 'active', -700)`,
    transaction(IDS.approved, 'approved', { payment: 'p1' }),
    movement(IDS.approved, 'topup'),
    transaction(IDS.refunded, 'refunded', { payment: 'p2' }),
    movement(IDS.refunded, 'topup'),
    movement(IDS.refunded, 'refund'),
    transaction(IDS.bought, 'approved', { purpose: 'purchase' }),
    `insert into branding_items (id, name, description_html, price_cents, reference, image_name, position)
      values ('${BUILDING}', 'Bolsa', '', 40000, 'R', 'r.svg', 1)`,
    `insert into purchases (transaction_id, item_id, item_name, item_reference, unit_price_cents, quantity, address, phone)
      values ('${IDS.bought}', '${BUILDING}', 'Bolsa', 'R', 40000, 1, 'x', 'x')`,
    transaction(IDS.pending, 'pending'),
  ]);
  beforeEach(() => older.migrate());

  /** What the version before the ledger does to a top-up in one database transaction. */
  const movesMoney = (id: string, state: 'approved' | 'refunded') => {
    const kind = state === 'approved' ? 'topup' : 'refund';
    const [, amount] = /, (-?\d+), now/.exec(movement(id, kind)) ?? [];
    return older.run(
      `with changed as (update transactions set state = '${state}', provider_payment_id = 'p-${id}' where id = '${id}'),
        moved as (${movement(id, kind)})
        update cards set balance_cents = balance_cents + ${amount} where uid = '${UID}'`,
    );
  };

  it('carries balances, payments and refunds over, each once', async () => {
    expect(await faultsOfLedger(older.db)).toEqual([]);
    expect(await cardAccount(older.db, UID)).toMatchObject({
      balance_cents: 45_000,
      movements: [{ amount_cents: 40_000 }, { amount_cents: 40_000 }, { amount_cents: -40_000 }],
    });
    expect(await cardAccount(older.db, OTHER)).toMatchObject({ balance_cents: -700, movements: [] });
    const balances = await older.db
      .selectFrom('ledger_accounts')
      .select(['kind', 'name', 'balance_cents'])
      .where('kind', '<>', 'card')
      .orderBy('kind')
      .execute();
    expect(balances).toEqual([
      { kind: 'opening', name: '', balance_cents: -5000 + 700 },
      { kind: 'orders', name: '', balance_cents: 40_000 },
      { kind: 'provider', name: 'MercadoPagos', balance_cents: -80_000 },
    ]);
  });

  it('books what the version before it does beside it', async () => {
    await movesMoney(IDS.pending, 'approved');
    expect(await cardAccount(older.db, UID)).toMatchObject({ balance_cents: 85_000 });
    expect(await centsOf(older.db, IDS.pending, 'card')).toBe(40_000);
    await movesMoney(IDS.pending, 'refunded');
    expect(await cardAccount(older.db, UID)).toMatchObject({ balance_cents: 45_000 });
    expect(await centsOf(older.db, IDS.pending, 'provider')).toBe(0);
    expect(await faultsOfLedger(older.db)).toEqual([]);
  });

  it('books purchases of the version before it', async () => {
    const id = randomUUID();
    await older.run(
      transaction(id, 'pending', { purpose: 'purchase' }),
      `update transactions set state = 'approved' where id = '${id}'`,
    );
    expect(await centsOf(older.db, id, 'orders')).toBe(40_000);
    await older.run(`update transactions set state = 'refunded' where id = '${id}'`);
    expect(await centsOf(older.db, id, 'orders')).toBe(0);
    expect(await faultsOfLedger(older.db)).toEqual([]);
  });
});
