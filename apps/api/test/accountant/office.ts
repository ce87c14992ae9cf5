import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../src/shared/clock.ts';
import { runThrough } from '../company/companyFixture.ts';
import { startController } from '../machines/controllers.ts';
import type { Controller } from '../machines/controllers.ts';
import { IDS, OWN_EMAIL } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { bearer } from '../support/testApp.ts';
import { toMonth } from './books.ts';
import type { FirstBuilding, MachineKind } from './books.ts';

export const YEAR = 2027;
/** Uses may be reported 60 days late, so the year's first reports may be about the year before. */
export const FIRST_DAY = `${YEAR - 1}-11-01`;

export const ADMINISTRATIONS = [
  { id: IDS.administration, email: OWN_EMAIL },
  { id: IDS.otherAdministration, email: 'otra@demo.example' },
] as const;

const building = (id: string, name: string, administration: number, share: number, splitting = false) => ({
  ...{ id, name, administration, share, splitting },
  billing: 'prepaid' as FirstBuilding['billing'],
  price: 12_050,
});
/** The buildings of the demo records. */
export const BUILDINGS = [
  { ...building(IDS.plain, 'Edificio Llano', 0, 0), billing: 'postpaid' as const },
  building(IDS.splitting, 'Edificio Compartido', 0, 10, true),
  building(IDS.other, 'Edificio Ajeno', 1, 20),
];
/** The cards of each building: one with a unit, and one without. */
export const CARDS = BUILDINGS.map((_, building) => [
  { uid: `1000000${building}`, unit: '101' },
  { uid: `2000000${building}`, unit: null },
]);
export const MACHINES: readonly MachineKind[] = ['WASHER', 'DRYER'];
export const machineReference = (building: number, machine: number): string => `M-${building}-${machine}`;

const COMPANY_LINES = BUILDINGS.flatMap(({ id, billing }, building) => [
  { kind: 'buildings', reference: id, billing },
  { kind: 'units', building: id, number: '101' },
  ...MACHINES.map((machine_type, machine) => ({
    kind: 'machines',
    reference: machineReference(building, machine),
    building: id,
    machine_type,
    sort_index: machine + 1,
    serial_number: `SN-${building}-${machine}`,
  })),
  // Enough for all uses of a year: uses that a card cannot pay are refused, which is not tested here.
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

/** A quarter past an hour of a day in Montevideo. */
export const montevideoInstant = (day: string, hour: number): Date =>
  new Date(Date.parse(`${day}T00:15:00-03:00`) + hour * 3_600_000);
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length);

/** Starts the API with a mail server and the company's records, at the beginning of the year. */
export async function openOffice() {
  const app = await startMailingApp();

  /** Imports lines of the company's data files. */
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

  const goTo = (moment: Date) => app.advanceTo(moment);

  goTo(montevideoInstant(`${YEAR}-01-01`, 0));
  await company(...COMPANY_LINES);
  const controllers: Controller[] = [];
  for (const [place, { id }] of BUILDINGS.entries())
    controllers.push(await startController(app, `casa-${place}`, id));
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
    today: app.today,
    /** Creates a top-up. @returns its id */
    createTopUp: async (fields: object) => {
      const { status, body, text } = await app.create(fields, randomUUID());
      if (status !== 201) throw new Error(text);
      return String(body['transaction_id']);
    },
  };
}

/** The running API, with the calls that happenings use. */
export type Office = Awaited<ReturnType<typeof openOffice>>;
