import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIVE } from '../src/demo-data/live.ts';
import { demoRecords } from '../src/demo-data/demoRecords.ts';
import { plansWith } from '../src/demo-data/plan.ts';
import { demoSnapshotText } from '../src/demo-data/demoSnapshot.ts';
import { ROOT } from '../src/local/folders.ts';

const NOW = new Date('2026-08-01T02:30:00Z');
/** 23:30 of 31 July in Montevideo. */
const TODAY = { start: Date.parse('2026-07-31T03:00:00Z'), end: NOW.getTime() };
const YEAR_MS = 365 * 86_400_000;

const all = [...demoRecords(NOW)];
type DemoRecord = (typeof all)[number];
const rows = <Table extends DemoRecord['table']>(table: Table) =>
  all.filter((record): record is Extract<DemoRecord, { table: Table }> => record.table === table);
const [first, second, third] = rows('administration').map(({ id }) => id);
const findBuildings = (administration: string | undefined) =>
  rows('building').filter((building) => building.administration_id === administration);

const cardBuilding = new Map(rows('card').map(({ uid, building_id }) => [uid, building_id]));
const machineBuilding = new Map(rows('machine').map(({ id, building_id }) => [id, building_id]));
const firstIds = new Set(findBuildings(first).map(({ id }) => id));
const firstUses = rows('use').filter(({ machine_id }) => firstIds.has(machineBuilding.get(machine_id) ?? ''));
const firstTopUps = rows('transaction').filter(({ card_uid }) =>
  firstIds.has(cardBuilding.get(card_uid) ?? ''),
);
const buildingOfCard = (uid: string) => rows('building').find(({ id }) => id === cardBuilding.get(uid));

it('the demo data has the requested number of buildings, each with its own name and address', () => {
  const many = [...demoRecords(NOW, plansWith(12))];
  const buildings = many.filter((record) => record.table === 'building');
  const own = buildings.filter((building) => building.administration_id === first);
  expect(own).toHaveLength(12);
  expect(new Set(buildings.map(({ name }) => name)).size).toBe(buildings.length);
  const firstFive = (all: readonly { id: string }[]) => all.slice(0, 5).map(({ id }) => id);
  expect(firstFive(buildings)).toEqual(firstFive(rows('building')));
});

describe('the demo data', () => {
  it('is the same for the same moment', () => {
    expect(JSON.stringify([...demoRecords(NOW)])).toBe(JSON.stringify(all));
  });

  it('has the accounts of the local run', () => {
    const findAdministration = (email: string) =>
      rows('account').find((account) => account.email === email)?.administration_id;
    expect(rows('account').map(({ email, role, password }) => `${email} ${role} ${password}`)).toEqual([
      'administracion@demo.example BUILDING_ADM Lavadero2026',
      'unico@demo.example BUILDING_ADM Lavadero2026',
      'sinedificios@demo.example BUILDING_ADM Lavadero2026',
      'residente@demo.example RESIDENT Lavadero2026',
      // The administrator of the building whose controller reports uses; nobody else sees it.
      'envivo@demo.example BUILDING_ADM Lavadero2026',
    ]);
    expect(findAdministration('administracion@demo.example')).toBe(first);
    expect(findAdministration('unico@demo.example')).toBe(second);
    expect(findAdministration('sinedificios@demo.example')).toBe(third);
    expect([first, second, third].map((id) => findBuildings(id).length)).toEqual([5, 1, 0]);
    expect(findBuildings(first).filter(({ splitting }) => splitting)).toHaveLength(1);
  });

  it('has the cards of the local run', () => {
    const findState = (uid: string) => rows('card').find((card) => card.uid === uid)?.state;
    const states = ['12345678', '20000002', '10000100'].map(findState);
    expect(states).toEqual(['active', 'active', 'lost']);
    expect(buildingOfCard('12345678')).toMatchObject({ administration_id: first, splitting: false });
    expect(buildingOfCard('20000002')).toMatchObject({ administration_id: first, splitting: true });
    expect(rows('card').filter(({ state }) => state === 'lost')).toHaveLength(1);
    expect(cardBuilding.size).toBe(rows('card').length);
  });

  it('has top-ups only where the administration shares in the income, and one building without (D29)', () => {
    const sharing = new Set(
      rows('building').flatMap(({ id, income_share }) => (income_share > 0 ? [id] : [])),
    );
    for (const { card_uid } of rows('transaction')) expect(sharing).toContain(cardBuilding.get(card_uid));
    expect(buildingOfCard('12345678')?.income_share).toBeGreaterThan(0);
    expect(buildingOfCard('20000002')?.income_share).toBeGreaterThan(0);
    expect(findBuildings(first).some(({ id }) => !sharing.has(id))).toBe(true);
  });

  it('has no card whose balance is ever below zero', () => {
    const movements = [
      ...rows('use').map(({ card_uid, at, amount }) => ({ card_uid, at, amount: -amount })),
      ...rows('transaction').flatMap(({ card_uid, amount, approved_at, refunded_at }) => [
        { card_uid, at: approved_at, amount },
        ...(refunded_at === null ? [] : [{ card_uid, at: refunded_at, amount: -amount }]),
      ]),
    ].toSorted((one, other) => (one.at < other.at ? -1 : 1));
    const balances = new Map(rows('card').map(({ uid, balance }) => [uid, balance]));
    const balancesAfter = movements.map(({ card_uid, amount }) => {
      balances.set(card_uid, (balances.get(card_uid) ?? 0) + amount);
      return balances.get(card_uid) ?? 0;
    });
    expect(balancesAfter.filter((balance) => balance < 0)).toEqual([]);
    // The imported balance is the whole balance only for a lost card, which nobody tops up.
    expect(rows('card').flatMap(({ uid, balance }) => (balance > 0 ? [uid] : []))).toEqual(['10000100']);
    const prepaid = new Set(
      rows('building').flatMap(({ id, billing }) => (billing === 'prepaid' ? [id] : [])),
    );
    for (const { amount, card_uid, result } of rows('use'))
      expect(amount > 0).toBe(result === 'Exitoso' && prepaid.has(cardBuilding.get(card_uid) ?? ''));
  });

  it('has enough uses, top-ups, machines and residents', () => {
    for (const [instants, least] of [
      [firstUses.map(({ at }) => at), 20_000],
      [firstTopUps.map(({ created_at }) => created_at), 5_000],
    ] as const) {
      expect(instants.length).toBeGreaterThanOrEqual(least);
      expect(Date.parse(instants.toSorted()[0] ?? '')).toBeLessThan(TODAY.end - YEAR_MS);
    }
    for (const { id } of rows('building').filter((building) => building.id !== LIVE.building)) {
      const machines = rows('machine').filter(({ building_id }) => building_id === id);
      for (const type of ['WASHER', 'DRYER'])
        expect(machines.filter(({ machine_type }) => machine_type === type).length).toBeGreaterThan(1);
      const residents = rows('resident').filter(({ building_id }) => building_id === id);
      expect(new Set(residents.map(({ validated_at }) => validated_at === null)).size).toBe(2);
    }
  });

  it.each([NOW, new Date('2026-08-01T03:00:05Z')])('has nothing later than %s', (now) => {
    const instants = [...demoRecords(now)].flatMap((record) => {
      if (record.table === 'use') return [record.at];
      if (record.table === 'transaction') return [record.created_at, record.approved_at];
      return record.table === 'resident' ? [record.created_at, record.validated_at ?? record.created_at] : [];
    });
    const newest = Math.max(...instants.map((at) => Date.parse(at)));
    expect(newest).toBeLessThanOrEqual(now.getTime());
    expect(newest).toBeGreaterThanOrEqual(
      now.getTime() < Date.parse('2026-08-01T03:00:00Z') ? TODAY.start : TODAY.end,
    );
  });

  it('confirms residents only after their creation, and has only example e-mails', () => {
    for (const { created_at, validated_at, email } of rows('resident')) {
      expect(validated_at === null || validated_at > created_at).toBe(true);
      expect(email).toMatch(/^[a-z0-9.]+@correo\.example$/);
    }
  });
});

it('the stored demo snapshot is up to date', async () => {
  const stored = await readFile(join(ROOT, 'apps/public-site/demo-snapshot.json'), 'utf8');
  // If this fails, run: node tools/sandbox/src/demo-data/demoSnapshot.ts
  expect(stored).toBe(demoSnapshotText());
});
