import { demoData } from '@laundry/strings';

/** The cards of docs/local-run.md. */
export const DEMO_CARDS = { plain: '12345678', splitting: '20000002', lost: '10000100' } as const;

export const DEMO_PASSWORD = 'Lavadero2026';

/** The accounts of docs/local-run.md; `administration` is an index of `demoData.administrations`. */
export const DEMO_ACCOUNTS = [
  {
    email: 'administracion@demo.example',
    role: 'BUILDING_ADM',
    administration: 0,
    ...demoData.accounts.administration,
  },
  { email: 'unico@demo.example', role: 'BUILDING_ADM', administration: 1, ...demoData.accounts.single },
  { email: 'sinedificios@demo.example', role: 'BUILDING_ADM', administration: 2, ...demoData.accounts.none },
  { email: 'residente@demo.example', role: 'RESIDENT', administration: null, ...demoData.accounts.resident },
] as const;

/** The properties of a building; its name has the same index in `demoData.buildings`. */
export interface BuildingPlan {
  readonly administration: 0 | 1;
  readonly splitting: boolean;
  /** Zero: the administration has no share of the top-ups, and the building has none to report (D29). */
  readonly incomeShare: number;
  readonly priceCustomer: number;
  /** The price of a use until it changed in the middle of last month. */
  readonly priceBefore?: number;
  readonly machineRate: number;
  readonly rateMessage: boolean;
  readonly washers: number;
  readonly dryers: number;
  readonly floors: number;
  /** Degrees of WGS 84: latitude, longitude. */
  readonly coordinates: readonly [number, number];
  /** In the format of schema.org's `openingHours`. */
  readonly openingHours: readonly string[];
  /** `sort_index` of the machines that were often out of order in the last weeks. */
  readonly failing: readonly number[];
  /** Whether a top-up of last month was refunded. */
  readonly refunds: boolean;
  /** The cards that docs/local-run.md names. */
  readonly cards: readonly { readonly uid: string; readonly state: 'active' | 'lost' }[];
}

const building = (plan: Partial<BuildingPlan>): BuildingPlan => ({
  administration: 0,
  splitting: false,
  incomeShare: 0,
  priceCustomer: 190,
  machineRate: 150,
  rateMessage: false,
  washers: 3,
  dryers: 2,
  floors: 8,
  coordinates: [-34.9092, -56.1503],
  openingHours: ['Mo-Su 07:00-22:00'],
  failing: [],
  refunds: false,
  cards: [],
  ...plan,
});

export const BUILDINGS: readonly BuildingPlan[] = [
  building({
    incomeShare: 0.25,
    rateMessage: true,
    failing: [5],
    refunds: true,
    cards: [{ uid: DEMO_CARDS.plain, state: 'active' }],
  }),
  building({
    splitting: true,
    refunds: true,
    coordinates: [-34.9138, -56.1547],
    openingHours: ['Mo-Fr 07:00-23:00', 'Sa-Su 08:00-22:00'],
    incomeShare: 0.4,
    priceCustomer: 210,
    machineRate: 165,
    cards: [{ uid: DEMO_CARDS.splitting, state: 'active' }],
  }),
  building({
    incomeShare: 0.3,
    coordinates: [-34.9017, -56.1792],
    dryers: 3,
    cards: [{ uid: DEMO_CARDS.lost, state: 'lost' }],
  }),
  building({
    incomeShare: 0.15,
    priceCustomer: 175,
    priceBefore: 160,
    machineRate: 140,
    floors: 10,
    failing: [2],
    coordinates: [-34.8945, -56.1548],
  }),
  building({
    washers: 2,
    priceCustomer: 160,
    machineRate: 130,
    coordinates: [-34.8957, -56.1012],
    openingHours: ['Mo-Sa 06:30-23:00', 'Su 08:00-21:00'],
  }),
  building({
    administration: 1,
    incomeShare: 0.2,
    washers: 2,
    floors: 6,
    failing: [1],
    coordinates: [-34.9003, -56.1831],
  }),
];

/** The buildings of the first administration. Further ones are copies of them with fewer floors. */
const PATTERNS = BUILDINGS.filter(({ administration }) => administration === 0);

/** The copies' distance from their pattern, in degrees, so that each has its own place on the map. */
const BESIDE = 0.004;

/**
 * The plan, extended by copies until the first administration has `count` buildings.
 *
 * @param count a number below that of `BUILDINGS` adds none
 */
export const plansWith = (count: number): readonly BuildingPlan[] => [
  ...BUILDINGS,
  ...Array.from({ length: Math.max(0, count - PATTERNS.length) }, (_, index) => {
    const pattern = PATTERNS[index % PATTERNS.length] ?? building({});
    const [latitude, longitude] = pattern.coordinates;
    const round = 1 + Math.floor(index / PATTERNS.length);
    return building({
      ...pattern,
      floors: 4,
      refunds: false,
      cards: [],
      coordinates: [latitude + round * BESIDE, longitude + round * BESIDE],
    });
  }),
];
