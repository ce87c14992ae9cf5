export interface TheirPayment {
  readonly id: number;
  readonly amount: number;
  outcome: 'AUTHORIZED' | 'DENIED' | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Montevideo has no daylight saving time. */
const OFFSET_MS = 3 * HOUR_MS;

/** An instant as this server writes it in most places: Montevideo's clock, without a zone. */
export const clock = (at: number): string => new Date(at - OFFSET_MS).toISOString().slice(0, 19);
/** The Montevideo day of an instant. */
export const toDay = (at: number): string => clock(at).slice(0, 10);

export const BUILDINGS = [
  { id: 11, administration: 7, name: 'Torre Ombú' },
  { id: 12, administration: 7, name: 'Torre Ceibal' },
  { id: 21, administration: 8, name: 'Edificio del Puerto' },
] as const;

export const MACHINES = BUILDINGS.flatMap(({ id }) => [
  { id: id * 10 + 1, building: id, machine_type: 'WASHER', sort_index: 1, serial_number: `W-${id}01` },
  { id: id * 10 + 2, building: id, machine_type: 'DRYER', sort_index: 2, serial_number: `D-${id}02` },
]);

export const UNITS = BUILDINGS.flatMap(({ id }) =>
  [1, 2, 3].map((floor) => ({ id: id * 100 + floor, building: id, number: `${floor}01` })),
);

export const ITEMS = [
  {
    id: 501,
    name: 'Bolso de lavandería',
    description: '<p>De tela, <strong>40 litros</strong>.</p>',
    price: 390,
    reference: 'BL-40',
    imageName: 'bolso.png',
  },
  {
    id: 502,
    name: 'Broches de madera',
    description: 'Doce broches',
    price: 90.5,
    reference: null,
    imageName: null,
  },
];

const PASSWORD = 'Lavadero2026';
const account = (id: number, email: string, role: string, administration: number | null) => ({
  id,
  email,
  password: PASSWORD,
  role,
  name: 'Ana',
  lastname: 'Paz',
  administration,
});

/** An account that can sign in. */
export type Account = ReturnType<typeof account>;

/** Uses of a building over the last days, newest first: more than one page of them. */
function createUses(building: number, now: number) {
  const units = UNITS.filter((unit) => unit.building === building);
  const machines = MACHINES.filter((machine) => machine.building === building);
  return Array.from({ length: 64 }, (_, index) => ({
    id: building * 1000 + index,
    building,
    machine: machines[index % machines.length],
    // A card without a unit, now and then.
    unit: index % 7 === 6 ? null : units[index % units.length],
    at: now - index * HOUR_MS,
    card: '12345678',
    result: index % 9 === 8 ? 'Puerta abierta' : 'Exitoso',
  }));
}

const createTransactions = (building: number, now: number) =>
  Array.from({ length: 9 }, (_, index) => ({
    building,
    amount: 300 + index * 10,
    at: now - index * DAY_MS,
    income: 30 + index,
  }));

/** A resident as it is kept here; instants are epoch milliseconds. */
const resident = (id: number, firstname: string, createdAt: number, validatedAt: number | null) => ({
  id,
  building: 11,
  firstname,
  lastname: 'Silva',
  email: `${firstname.toLowerCase()}@correo.example`,
  reference: 'Apto 101',
  createdAt,
  validatedAt,
});

/** Everything that the server knows, made anew with each start. */
export function createData(now = Date.now()) {
  let lastId = 1000;
  return {
    nextId: () => ++lastId,
    accounts: [
      account(1, 'administracion@demo.example', 'BUILDING_ADM', 7),
      account(2, 'unico@demo.example', 'BUILDING_ADM', 8),
      account(3, 'sinedificios@demo.example', 'BUILDING_ADM', 9),
      account(4, 'residente@demo.example', 'RESIDENT', null),
    ],
    /** Accounts by token. */
    sessions: new Map<string, Account>(),
    payments: new Map<number, TheirPayment>(),
    /** Oldest first. */
    residents: [
      resident(31, 'Bruno', now - 40 * DAY_MS, now - 39 * DAY_MS),
      resident(32, 'Clara', now - 2 * DAY_MS, null),
    ],
    /** Tokens of sign-up links that were used. */
    usedTokens: new Set<unknown>(),
    uses: BUILDINGS.flatMap(({ id }) => createUses(id, now)),
    transactions: BUILDINGS.flatMap(({ id }) => createTransactions(id, now)),
    /** What visitors wrote, and what was mailed to whom. */
    messages: [] as unknown[],
    mailed: [] as string[],
  };
}
export type Data = ReturnType<typeof createData>;
