import { demoData } from '@laundry/strings';
import { instantOf } from './days.ts';
import type { Day } from './days.ts';
import { topUpBy } from './activity.ts';
import { createCardCodes, createPeople } from './people.ts';
import { createRandom } from './random.ts';
import type { DemoRecord } from './records.ts';

/** A separate random source, so that this building changes nothing else. */
const random = createRandom(20_260_103);

/** The building whose controller reports in the local run, of an administration that no other sees. */
export const LIVE = {
  administration: random.uuid(),
  building: random.uuid(),
  account: 'envivo@demo.example',
  controller: 'edificio-ombu',
  machines: ['LV-900001', 'LV-900002', 'SC-900003'],
  /** The price of a use, in pesos. */
  price: 190,
} as const;
const UNITS = 8;
const TOP_UPS = [2000, 3000, 5000] as const;

const nextCard = createCardCodes(random);
const nextPerson = createPeople(random);
const units = Array.from({ length: UNITS }, (_, index) => ({
  id: random.uuid(),
  card: nextCard(),
  number: demoData.unit(1 + Math.floor(index / 4), (index % 4) + 1),
  person: nextPerson(),
  payment: random.uuid(),
  amount: random.pick(TOP_UPS),
}));
const machineIds = LIVE.machines.map(() => random.uuid());

/** All its records before its controller reports anything: every card was topped up the day before. */
export function* liveRecords(yesterday: Day, password: string): Generator<DemoRecord, void> {
  const { administration, building, account, machines, price } = LIVE;
  yield { table: 'administration', id: administration, name: demoData.live.administration };
  yield {
    table: 'account',
    email: account,
    role: 'BUILDING_ADM',
    ...demoData.accounts.live,
    password,
    administration_id: administration,
  };
  yield {
    table: 'building',
    id: building,
    administration_id: administration,
    name: demoData.live.building,
    splitting: false,
    price_customer: price,
    machine_rate: 150,
    special_rate_message: null,
    income_share: 0.2,
    billing: 'prepaid',
  };
  for (const { id, number } of units) yield { table: 'unit', id, building_id: building, number };
  for (const [index, serial_number] of machines.entries())
    yield {
      table: 'machine',
      id: machineIds[index] ?? '',
      building_id: building,
      machine_type: serial_number.startsWith('LV') ? 'WASHER' : 'DRYER',
      sort_index: index + 1,
      serial_number,
    };
  for (const { id, card } of units)
    yield { table: 'card', uid: card, building_id: building, unit_id: id, state: 'active', balance: 0 };
  for (const [index, { card, person, payment, amount }] of units.entries()) {
    const created_at = instantOf(yesterday, (index + 1) / (UNITS + 1));
    const topUp = topUpBy({ card: { uid: card }, person }, { id: payment, amount, created_at });
    yield { table: 'transaction', ...topUp };
  }
}
