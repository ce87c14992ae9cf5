import { FIRST_CHANNEL } from '@laundry/api-contract';

/** The content of a company for measurements and trials. */
export interface TestCompanyOptions {
  readonly name: string;
  readonly account?: { readonly email: string; readonly password: string };
  /** The number of buildings, and which of them, by position, split their income. */
  readonly buildings: number;
  readonly splitting?: (building: number) => boolean;
  /** The flats of each building; each has a card. */
  readonly units: number;
  /** The first card's code; the others follow. */
  readonly firstCard: number;
  /** The balance of each card, in pesos. */
  readonly balance: number;
  /** How many accessories. */
  readonly items: number;
}

const MACHINES = 5;
const WASHERS = 3;
const INCOME_SHARE = 0.25;
const PRICE = 490.5;

const times = (count: number) => Array.from({ length: count }, (_, position) => position);

/** An id made of a kind and a position among its kind. */
const createId = (kind: number, position: number) =>
  `00000000-0000-4000-${8000 + kind}-${String(position + 1).padStart(12, '0')}`;

/** One administration with its buildings and the shop; always the same for the same options. */
export function testCompany({ name, account, splitting, units, firstCard, ...options }: TestCompanyOptions) {
  const administration_id = createId(0, 0);
  const buildings = times(options.buildings).map((position) => ({
    id: createId(1, position),
    splitting: splitting?.(position) ?? false,
    machines: times(MACHINES).map((index) => ({
      id: createId(2, position * MACHINES + index),
      serial: `TC-${index + 1}`,
    })),
    units: times(units).map((index) => ({
      id: createId(3, position * units + index),
      card: String(firstCard + position * units + index),
    })),
  }));
  const items = times(options.items).map((position) => createId(4, position));

  function* inBuilding({ id: building_id, machines, units: own }: (typeof buildings)[number]) {
    for (const [index, { id, serial: serial_number }] of machines.entries()) {
      const machine_type = index < WASHERS ? 'WASHER' : 'DRYER';
      yield { table: 'machine', id, building_id, machine_type, sort_index: index + 1, serial_number };
    }
    for (const [index, { id, card }] of own.entries()) {
      yield { table: 'unit', id, building_id, number: String(index + 1) };
      const fields = { building_id, unit_id: id, state: 'active', balance: options.balance };
      yield { table: 'card', uid: card, ...fields };
    }
  }

  function* records(): Generator<object, void> {
    yield { table: 'administration', id: administration_id, name };
    if (account)
      yield { table: 'account', ...account, role: 'BUILDING_ADM', name, lastname: name, administration_id };
    for (const [position, { id, splitting: splits }] of buildings.entries())
      yield {
        table: 'building',
        id,
        administration_id,
        name: `${name} ${position + 1}`,
        splitting: splits,
        price_customer: 160,
        machine_rate: 120,
        special_rate_message: null,
        income_share: INCOME_SHARE,
      };
    for (const building of buildings) yield* inBuilding(building);
    for (const [position, id] of items.entries())
      yield {
        table: 'branding_item',
        id,
        name: `${name} ${position + 1}`,
        description_html: '<p>Lleva una carga completa de <strong>10,2 kg</strong>.</p>',
        price: PRICE * (position + 1),
        reference: `TC-${position + 1}`,
        image_name: 'bolsa.svg',
        position: position + 1,
      };
  }
  return { buildings, items, records };
}

/** The body that the public site sends for a card's top-up. */
export const createTopUpRecord = (card: string, fields: object = {}) => ({
  email: 'eva@correo.example',
  name: 'Eva Paz',
  currency: 858,
  amount: 400,
  uid: card,
  channel: FIRST_CHANNEL,
  rut: '',
  ...fields,
});
