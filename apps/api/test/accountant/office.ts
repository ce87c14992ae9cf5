import { randomUUID } from 'node:crypto';
import { montevideoDay } from '@laundry/strings/format';
import { migrate } from '../../src/database/migrate.ts';
import { DAY_MS } from '../../src/shared/clock.ts';
import { emptyDatabase } from '../../src/queries/upkeep.ts';
import { seedDatabase } from '../../src/services/seedDatabase.ts';
import { runThrough } from '../company/companyFixture.ts';
import { startController } from '../machines/controllers.ts';
import type { Controller } from '../machines/controllers.ts';
import { IDS, account, building, linesOf } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { quickHash } from '../support/templates.ts';
import { bearer } from '../support/testApp.ts';
import { toMonth } from './books.ts';
import type { FirstBuilding, MachineKind } from './books.ts';

export const YEAR = 2027;
/** Uses may be reported 60 days late: those of the first days are of the year before. */
export const FIRST_DAY = `${YEAR - 1}-11-01`;

export const ADMINISTRATIONS = [
  { id: IDS.administration, email: 'una@demo.example' },
  { id: IDS.otherAdministration, email: 'otra@demo.example' },
] as const;

interface Building extends FirstBuilding {
  readonly id: string;
  readonly name: string;
  readonly splitting: boolean;
}
export const BUILDINGS: readonly Building[] = [
  {
    id: IDS.plain,
    name: 'Alto',
    administration: 0,
    splitting: false,
    billing: 'postpaid',
    share: 0,
    price: 12_050,
  },
  {
    id: IDS.splitting,
    name: 'Bajo',
    administration: 0,
    splitting: true,
    billing: 'prepaid',
    share: 10,
    price: 9900,
  },
  {
    id: IDS.other,
    name: 'Centro',
    administration: 1,
    splitting: false,
    billing: 'prepaid',
    share: 33,
    price: 15_025,
  },
];
/** A card of a unit, and one of none, in each building. */
export const CARDS = BUILDINGS.map((_, building) => [
  { uid: `1000000${building}`, unit: '101' },
  { uid: `2000000${building}`, unit: null },
]);
export const MACHINES: readonly MachineKind[] = ['WASHER', 'DRYER'];
export const machineReference = (building: number, machine: number): string => `M-${building}-${machine}`;

const RECORDS = [
  ...ADMINISTRATIONS.flatMap(({ id, email }) => [
    { table: 'administration', id, name: email },
    account(email, 'BUILDING_ADM', id),
  ]),
  ...BUILDINGS.map(({ id, name, administration, splitting, billing, share, price }) => ({
    ...building(id, ADMINISTRATIONS[administration]?.id ?? '', name, splitting, share / 100),
    billing,
    price_customer: price / 100,
  })),
];
const COMPANY_LINES = BUILDINGS.flatMap(({ id }, building) => [
  { kind: 'units', building: id, number: '101' },
  ...MACHINES.map((machine_type, machine) => ({
    kind: 'machines',
    reference: machineReference(building, machine),
    building: id,
    machine_type,
    sort_index: machine + 1,
    serial_number: `SN-${building}-${machine}`,
  })),
  // Enough for all uses of a year: what a card cannot pay is refused, and is no subject of these tests.
  ...(CARDS[building] ?? []).map(({ uid, unit }) => ({
    kind: 'cards',
    reference: uid,
    building: id,
    ...(unit !== null && { unit }),
    opening_balance: '100000',
  })),
]);

/** The month before that of a day. */
export const monthBefore = (day: string): string => toMonth(dayAfter(`${toMonth(day)}-01`, -1));

/** The moment of an hour of a Montevideo day, a quarter past. */
export const montevideoInstant = (day: string, hour: number): Date =>
  new Date(Date.parse(`${day}T00:15:00-03:00`) + hour * 3_600_000);
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length);

/** The API with its mail server, for one year after the other. */
export async function startOffice() {
  const app = await startMailingApp();
  const password_hash = await quickHash();

  /** Lines of the company's data files, as its import takes them in. */
  const company = (...lines: readonly object[]) =>
    runThrough(app, 'import', {
      files: [{ name: 'lines', ndjson: true, text: lines.map((line) => JSON.stringify(line)).join('\n') }],
      yes: true,
      actor: { by: 'Eva Paz', reason: 'Así es' },
    });

  async function signIn(administration: number) {
    const { body } = await app.signin(ADMINISTRATIONS[administration]?.email ?? '');
    const headers = bearer(String(body['token']));
    const get = (path: string, query: Record<string, string>) =>
      app.get(`${path}?${new URLSearchParams(query).toString()}`, headers);
    return {
      headers,
      get,
      json: async <T>(path: string, query: Record<string, string>) => {
        const { status, text } = await get(path, query);
        if (status !== 200) throw new Error(`${path} ${JSON.stringify(query)}: ${text}`);
        return JSON.parse(text) as T;
      },
    };
  }

  const goTo = (moment: Date) => app.advance(moment.getTime() - app.clock().getTime());

  return {
    app,
    close: app.close,

    /** Begins a year: new data, new books, and nothing in them. */
    beginYear: async () => {
      await emptyDatabase(app.db);
      await migrate(app.db, app.settings);
      app.smtp.received.length = 0;
      goTo(montevideoInstant(`${YEAR}-01-01`, 0));
      await seedDatabase(app.db, linesOf(RECORDS));
      await app.change('accounts', {}, { password_hash });
      await company(...COMPANY_LINES);
      const controllers: Controller[] = [];
      for (const [building, { id }] of BUILDINGS.entries())
        controllers.push(await startController(app, `casa-${building}`, id));
      for (const administration of ADMINISTRATIONS.keys()) {
        const { headers } = await signIn(administration);
        await app.post('/api/v1/users/notification-preferences', { monthly_settlement: true }, headers);
      }
      return {
        app,
        company,
        controllers,
        signIn,
        goTo,
        today: () => montevideoDay(app.clock()),
        /** Creates a top-up. @returns its id */
        createTopUp: async (fields: object) => {
          const { status, body, text } = await app.create(fields, randomUUID());
          if (status !== 201) throw new Error(text);
          return String(body['transaction_id']);
        },
      };
    },
  };
}

export type Office = Awaited<ReturnType<typeof startOffice>>;
/** What can be done in the office in a year. */
export type Doors = Awaited<ReturnType<Office['beginYear']>>;
