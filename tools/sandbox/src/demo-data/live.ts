import { demoData } from '@laundry/strings';
import { instantWithin } from './days.ts';
import type { Day } from './days.ts';
import { topUpBy } from './activity.ts';
import { createCardCodes, createPeople } from './people.ts';
import { createRandom } from './random.ts';
import { toRecords } from './records.ts';

/** A separate random source, so that this building changes nothing else. */
const random = createRandom(20_260_103);

/** The building whose controller reports uses in the local run. Only its own administration sees it. */
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

/** The building's records before its controller reports anything. Each card was topped up yesterday. */
export function* liveRecords(yesterday: Day, password: string) {
  const { administration: administration_id, building: building_id, price } = LIVE;
  const { administration, building: name } = demoData.live;
  yield* toRecords('administration', [{ id: administration_id, name: administration }]);
  const account = { email: LIVE.account, role: 'BUILDING_ADM', ...demoData.accounts.live, password };
  yield* toRecords('account', [{ ...account, administration_id }]);
  const building = {
    id: building_id,
    administration_id,
    name,
    splitting: false,
    price_customer: price,
    machine_rate: 150,
    special_rate_message: null,
    income_share: 0.2,
    billing: 'prepaid',
  };
  yield* toRecords('building', [building]);
  yield* toRecords(
    'unit',
    units.map(({ id, number }) => ({ id, building_id, number })),
  );
  const machines = LIVE.machines.map((serial_number, index) => ({
    id: machineIds[index] ?? '',
    building_id,
    machine_type: serial_number.startsWith('LV') ? 'WASHER' : 'DRYER',
    sort_index: index + 1,
    serial_number,
  }));
  yield* toRecords('machine', machines);
  yield* toRecords(
    'card',
    units.map(({ id, card: uid }) => ({ uid, building_id, unit_id: id, state: 'active', balance: 0 })),
  );
  const topUps = units.map(({ card: uid, person, payment, amount }, index) => {
    const created_at = instantWithin(yesterday, (index + 1) / (UNITS + 1));
    return topUpBy({ card: { uid }, person }, { id: payment, amount, created_at });
  });
  yield* toRecords('transaction', topUps);
}
