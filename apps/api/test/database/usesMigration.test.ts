import { building, machine, olderDatabase } from './olderDatabase.ts';

const id = (place: number) => `00000000-0000-4000-8000-0000000003${String(place).padStart(2, '0')}`;

describe('the administrations of uses', () => {
  const [ONE, OTHER] = [id(1), id(2)];
  /** A building of each administration. */
  const BUILDINGS = { [ONE]: id(11), [OTHER]: id(12) };
  const MACHINES = { [ONE]: id(21), [OTHER]: id(22) };
  /** Uses as the version before writes them. */
  const used = (administration: string, count: number, at = '2026-06-10T12:00:00Z') =>
    `insert into uses (building_id, machine_id, card_uid, at, result)
      select '${BUILDINGS[administration]}', '${MACHINES[administration]}', '12345678',
        '${at}'::timestamptz + make_interval(mins => i), case i % 5 when 0 then 'Sin agua' else 'Exitoso' end
      from generate_series(1, ${count}) as i`;
  const older = olderDatabase('117_invoice_deliveries', [
    ...[ONE, OTHER].flatMap((administration) => [
      ...building(administration, BUILDINGS[administration] ?? ''),
      machine(MACHINES[administration] ?? '', BUILDINGS[administration] ?? ''),
    ]),
    used(ONE, 6000),
    used(OTHER, 10),
  ]);
  /** What the uses say, and what is kept of them by day. */
  const counted = async () => [
    await older.run(`select administration_id, count(*)::int as uses, count(*) filter (where succeeded)::int as succeeded
      from uses group by 1 order by 1`),
    await older.run(`select administration_id, sum(uses)::int as uses, sum(succeeded)::int as succeeded
      from uses_by_day group by 1 order by 1`),
  ];

  it('are those of their buildings, of uses and kept numbers alike, also of what comes meanwhile and after it', async () => {
    await older.migrate();
    const found = [
      { administration_id: ONE, uses: 6000, succeeded: 4800 },
      { administration_id: OTHER, uses: 10, succeeded: 8 },
    ];
    expect(await counted()).toEqual([found, found]);
    await older.run(used(ONE, 5), used(OTHER, 5, '2026-07-10T12:00:00Z'));
    const later = [
      { administration_id: ONE, uses: 6005, succeeded: 4804 },
      { administration_id: OTHER, uses: 15, succeeded: 12 },
    ];
    expect(await counted()).toEqual([later, later]);
  });

  it('are changed by no version before, which knows no days', async () => {
    await older.migrate();
    const move = `update buildings set administration_id = '${OTHER}' where id = '${BUILDINGS[ONE]}'`;
    await expect(older.run(move)).rejects.toThrow('does not say from which day');
    expect((await counted())[0]).toMatchObject([{ uses: 6000 }, { uses: 10 }]);
  });
});

describe('the prices of uses', () => {
  const [ADMINISTRATION, BUILDING, WASHER, DRYER] = [id(1), id(11), id(21), id(22)];
  const older = olderDatabase('153_message_digests', [
    ...building(ADMINISTRATION, BUILDING, 19_000),
    machine(WASHER, BUILDING),
    machine(DRYER, BUILDING, 'DRYER'),
    `insert into controllers (id, building_id, created_at) values ('llano', '${BUILDING}', now())`,
    `insert into cards (uid, building_id, state, balance_cents) values ('40000001', '${BUILDING}', 'active', 100000)`,
  ]);

  /** A controller's use as the version before writes it, with its debit where it has one. */
  async function use(machineId: string, at: string, { result = 'Exitoso', cents = 0 } = {}) {
    const [{ id: useId }] = (await older.run(
      `insert into uses (administration_id, building_id, machine_id, card_uid, at, result, controller_id, controller_use_id)
        values ('${ADMINISTRATION}', '${BUILDING}', '${machineId}', '40000001', '${at}', '${result}', 'llano', gen_random_uuid())
        returning id::text`,
    )) as [{ id: string }];
    if (cents === 0) return;
    await older.run(`with entry as (insert into ledger_entries (kind, key, at) values ('use', '${useId}', now()) returning id)
      insert into ledger_rows (entry_id, account_id, amount_cents)
      select entry.id, ledger_account(side.kind, side.name, 858), side.cents
      from entry, (values ('card', '40000001', -${cents}), ('revenue', '${BUILDING}', ${cents})) as side (kind, name, cents)`);
  }
  const kept = () =>
    older.run(`select day::text, machine_type, price_cents::int, uses from uses_at_prices order by 1, 2, 3`);

  it('are what a card paid, and those of the day where none did', async () => {
    await use(WASHER, '2026-06-10T12:00:00Z', { cents: 15_000 });
    await use(WASHER, '2026-06-10T13:00:00Z', { cents: 15_000 });
    await use(WASHER, '2026-06-10T14:00:00Z');
    await use(WASHER, '2026-06-10T15:00:00Z', { result: 'Sin agua' });
    await use(DRYER, '2026-06-11T02:00:00Z', { cents: 12_000 });
    await older.migrate();
    expect(await kept()).toEqual([
      { day: '2026-06-10', machine_type: 'DRYER', price_cents: 12_000, uses: 1 },
      { day: '2026-06-10', machine_type: 'WASHER', price_cents: 15_000, uses: 2 },
      { day: '2026-06-10', machine_type: 'WASHER', price_cents: null, uses: 1 },
    ]);
  });

  it('are completed where the version before writes afterwards', async () => {
    await older.migrate();
    await use(WASHER, '2026-06-10T12:00:00Z');
    await use(WASHER, '2026-06-10T13:00:00Z', { result: 'Sin agua' });
    await older.run(`update buildings set billing = 'postpaid'`);
    await use(DRYER, '2026-06-10T14:00:00Z');
    expect(await kept()).toEqual([
      { day: '2026-06-10', machine_type: 'DRYER', price_cents: null, uses: 1 },
      { day: '2026-06-10', machine_type: 'WASHER', price_cents: 19_000, uses: 1 },
    ]);
  });
});

describe('prices with their days', () => {
  const first = olderDatabase('060_laundromats');

  it('begin with the prices of before, and follow what the version before writes of its buildings', async () => {
    const [before, meanwhile] = [id(11), id(12)];
    await first.run(...building(id(1), before, 12_000));
    await first.migrate();
    await first.run(
      ...building(id(2), meanwhile, 12_000),
      `update buildings set price_customer_cents = 13000 where id = '${meanwhile}'`,
      `update buildings set name = 'Otro nombre'`,
    );
    const rows = await first.run(`select building_id, machine_type, valid_from = '-infinity' as from_ever,
    price_customer_cents::int as cents, machine_rate_cents::int as rate from prices order by 1, 2, valid_from`);
    const price = (building_id: string, machine_type: string, cents: number) => ({
      building_id,
      machine_type,
      from_ever: cents === 12_000,
      cents,
      rate: 1,
    });
    expect(rows).toEqual([
      price(before, 'DRYER', 12_000),
      price(before, 'WASHER', 12_000),
      price(meanwhile, 'DRYER', 12_000),
      price(meanwhile, 'DRYER', 13_000),
      price(meanwhile, 'WASHER', 12_000),
      price(meanwhile, 'WASHER', 13_000),
    ]);
  });
});
