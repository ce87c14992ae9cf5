/** Ids and records that the tests start from. */
export const IDS = {
  administration: '00000000-0000-4000-8000-000000000001',
  otherAdministration: '00000000-0000-4000-8000-000000000002',
  plain: '00000000-0000-4000-8000-000000000011',
  splitting: '00000000-0000-4000-8000-000000000012',
  other: '00000000-0000-4000-8000-000000000021',
  bag: '00000000-0000-4000-8000-000000000031',
  basket: '00000000-0000-4000-8000-000000000032',
} as const;

const id = (place: number) => `00000000-0000-4000-8000-0000000001${String(place).padStart(2, '0')}`;

/** Units and machines of the buildings: the plain one has two of each. */
export const UNITS = { ten: id(1), nine: id(2), splitting: id(3), other: id(4) } as const;
export const MACHINES = {
  washer: id(11),
  dryer: id(12),
  splitting: id(13),
  other: id(14),
  otherDryer: id(15),
} as const;

export const CARDS = {
  plain: '12345678',
  splitting: '20000002',
  lost: '10000100',
  other: '30000003',
} as const;
/** The one building that is listed publicly. */
export const SLUG = 'edificio-ajeno';
export const PASSWORD = 'Lavadero2026';
/** The administrator of the plain and of the splitting building. */
export const OWN_EMAIL = 'administracion@demo.example';

export const account = (email: string, role: string, administration_id: string | null) => ({
  table: 'account',
  email,
  password: PASSWORD,
  role,
  name: 'Ana',
  lastname: 'Demo',
  administration_id,
});

export const building = (
  id: string,
  administration_id: string,
  name: string,
  splitting: boolean,
  income_share: number,
) => ({
  table: 'building',
  id,
  administration_id,
  name,
  splitting,
  price_customer: 120.5,
  machine_rate: 95,
  special_rate_message: splitting ? 'Tarifa especial' : null,
  income_share,
});

/** Where laundromats are and when they are open. */
export const PLACE = {
  street_address: 'Calle del Jabón 1450',
  neighbourhood: 'Pocitos',
  city: 'Montevideo',
  latitude: -34.9123,
  longitude: -56.1512,
  opening_hours: ['Mo-Fr 07:00-23:00', 'Sa-Su 08:00-22:00'],
};

export const laundromat = (building_id: string, slug: string, fields: object = {}) => ({
  table: 'laundromat',
  building_id,
  slug,
  ...PLACE,
  ...fields,
});

const unit = (unitId: string, building_id: string, number: string) => ({
  table: 'unit',
  id: unitId,
  building_id,
  number,
});

const machine = (machineId: string, building_id: string, machine_type: string, sort_index: number) => ({
  table: 'machine',
  id: machineId,
  building_id,
  machine_type,
  sort_index,
  serial_number: `SN-${sort_index}`,
});

export const card = (uid: string, building_id: string, state = 'active') => ({
  table: 'card',
  uid,
  building_id,
  unit_id: null,
  state,
  balance: 50,
});

const item = (id: string, name: string, price: number, position: number) => ({
  table: 'branding_item',
  id,
  name,
  description_html: `<p>${name}</p>`,
  price,
  reference: `REF-${position}`,
  image_name: `${position}.svg`,
  position,
});

export const DEMO_RECORDS: readonly object[] = [
  { table: 'administration', id: IDS.administration, name: 'Una' },
  { table: 'administration', id: IDS.otherAdministration, name: 'Otra' },
  account('Administracion@demo.example', 'BUILDING_ADM', IDS.administration),
  account('otra@demo.example', 'BUILDING_ADM', IDS.otherAdministration),
  account('residente@demo.example', 'RESIDENT', null),
  building(IDS.plain, IDS.administration, 'Edificio Llano', false, 0),
  building(IDS.splitting, IDS.administration, 'Edificio Compartido', true, 0.1),
  building(IDS.other, IDS.otherAdministration, 'Edificio Ajeno', false, 0.2),
  laundromat(IDS.other, SLUG),
  unit(UNITS.ten, IDS.plain, '10'),
  unit(UNITS.nine, IDS.plain, '9'),
  unit(UNITS.splitting, IDS.splitting, '1'),
  unit(UNITS.other, IDS.other, '1'),
  machine(MACHINES.dryer, IDS.plain, 'DRYER', 2),
  machine(MACHINES.washer, IDS.plain, 'WASHER', 1),
  machine(MACHINES.splitting, IDS.splitting, 'WASHER', 3),
  machine(MACHINES.otherDryer, IDS.other, 'DRYER', 5),
  machine(MACHINES.other, IDS.other, 'WASHER', 4),
  card(CARDS.plain, IDS.plain),
  card(CARDS.splitting, IDS.splitting),
  card(CARDS.lost, IDS.plain, 'lost'),
  card(CARDS.other, IDS.other),
  item(IDS.basket, 'Canasto', 890, 2),
  item(IDS.bag, 'Bolsa', 490.5, 1),
];

/** The body of a message to the company. */
export const supportMessage = (fields: object = {}) => ({
  key_msg: 'contact_info',
  line1: 'Ana Paz',
  emailAddress: 'ana@demo.example',
  line2: '099 123 456',
  line3: 'Horarios',
  bodytxt: '¿Abren los <b>feriados</b>?',
  ...fields,
});

export async function* toLines(records: readonly object[]): AsyncGenerator<string> {
  for (const record of records) yield JSON.stringify(record);
}
