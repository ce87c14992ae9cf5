import { writeUses } from '../../src/queries/machines/machineUses.ts';
import type { NewUse } from '../../src/queries/machines/machineUses.ts';
import type { PaymentState } from '../../src/payments/transitions.ts';
import { CARDS, IDS } from '../support/demoData.ts';
import { bearer, startTestApp } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';

const id = (place: number) => `00000000-0000-4000-8000-0000000001${String(place).padStart(2, '0')}`;

/** What is in the buildings of the tests' records: the plain one has two of each. */
export const UNITS = { ten: id(1), nine: id(2), splitting: id(3), other: id(4) } as const;
export const MACHINES = { washer: id(11), dryer: id(12), splitting: id(13), other: id(14) } as const;

const unit = (unitId: string, building_id: string, number: string) => ({ id: unitId, building_id, number });
const machine = (machineId: string, building_id: string, machine_type: string, sort_index: number) => ({
  id: machineId,
  building_id,
  machine_type,
  sort_index,
  serial_number: `SN-${sort_index}`,
});

/** A use as its table has it: a washer's in the plain building unless other fields are given. */
export const use = (at: string | Date, fields: Partial<NewUse> = {}): NewUse => ({
  administration_id: fields.building_id === IDS.other ? IDS.otherAdministration : IDS.administration,
  building_id: IDS.plain,
  machine_id: MACHINES.washer,
  machine_type: fields.machine_id === MACHINES.dryer ? 'DRYER' : 'WASHER',
  unit_id: UNITS.ten,
  card_uid: CARDS.plain,
  at: new Date(at),
  result: 'Exitoso',
  ...fields,
});

let payments = 0;
/** A confirmed payment of the splitting building's card, as its table has it. */
export function payment(at: string | Date, amount_cents: number, fields: object = {}) {
  payments += 1;
  return {
    id: `00000000-0000-4000-9000-${String(payments).padStart(12, '0')}`,
    card_uid: CARDS.splitting as string,
    building_id: IDS.splitting as string,
    channel: 'Bancard',
    amount_cents,
    currency: 858,
    payer_name: 'Ana',
    payer_email: 'ana@demo.example',
    state: 'approved' as PaymentState,
    created_at: at,
    approved_at: at,
    changed_at: at,
    expires_at: at,
    ...fields,
  };
}

/** Adds machines and units to the buildings of the tests' records. */
export async function addMachines(app: TestApp): Promise<void> {
  await app.add(
    'units',
    unit(UNITS.ten, IDS.plain, '10'),
    unit(UNITS.nine, IDS.plain, '9'),
    unit(UNITS.splitting, IDS.splitting, '1'),
    unit(UNITS.other, IDS.other, '1'),
  );
  await app.add(
    'machines',
    machine(MACHINES.dryer, IDS.plain, 'DRYER', 2),
    machine(MACHINES.washer, IDS.plain, 'WASHER', 1),
    machine(MACHINES.splitting, IDS.splitting, 'WASHER', 3),
    machine(MACHINES.other, IDS.other, 'WASHER', 4),
  );
}

/** The API with machines and units, and the calls of its administrators. */
export async function startReports(testApp: Promise<TestApp> = startTestApp()) {
  const app = await testApp;
  await addMachines(app);
  const tokens = {
    own: await app.tokenOf('administracion@demo.example'),
    other: await app.tokenOf('otra@demo.example'),
    resident: await app.tokenOf('residente@demo.example'),
  };
  type Who = keyof typeof tokens;

  const get = (path: string, query: Record<string, string> = {}, who: Who = 'own') =>
    app.get(`${path}?${new URLSearchParams(query).toString()}`, bearer(tokens[who]));
  const json = async <T>(path: string, query: Record<string, string> = {}, who: Who = 'own') =>
    JSON.parse((await get(path, query, who)).text) as T;

  return {
    app,
    tokens,
    get,
    json,
    insert: (rows: readonly NewUse[]) => writeUses(app.db, rows),
    emptyUses: async () => {
      await app.remove('uses');
      await app.remove('uses_by_day');
      await app.remove('uses_at_prices');
    },
    close: app.close,
  };
}

export type Reports = Awaited<ReturnType<typeof startReports>>;
