import { DAY_MS } from '../../src/shared/clock.ts';
import { runThrough } from '../company/companyFixture.ts';
import { startController } from '../machines/controllers.ts';
import type { Controller } from '../machines/controllers.ts';
import { IDS, OWN_EMAIL } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { toMonth } from './books.ts';
import type { FirstBuilding, MachineKind } from './books.ts';

export const YEAR = 2027;
/** Uses may be reported 60 days late, so the year's first reports may be about the year before. */
export const FIRST_DAY = `${YEAR - 1}-11-01`;

export const ADMINISTRATIONS = [
  { id: IDS.administration, email: OWN_EMAIL },
  { id: IDS.otherAdministration, email: 'otra@demo.example' },
] as const;

const PREPAID = { administration: 0, share: 0, splitting: false, price: 12_050, billing: 'prepaid' as const };
/** The buildings of the demo records. */
export const BUILDINGS: readonly FirstBuilding[] = [
  { ...PREPAID, id: IDS.plain, name: 'Edificio Llano', billing: 'postpaid' },
  { ...PREPAID, id: IDS.splitting, name: 'Edificio Compartido', share: 10, splitting: true },
  { ...PREPAID, id: IDS.other, name: 'Edificio Ajeno', administration: 1, share: 20 },
];
/** The cards of each building, none of them a demo record's: one with a unit, and one without. */
export const CARDS = BUILDINGS.map((_, building) => [
  { uid: `1000000${building}`, unit: '101' },
  { uid: `5000000${building}`, unit: null },
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
    const headers = await app.session(ADMINISTRATIONS[administration]?.email);
    const toUrl = (path: string, query: Record<string, string>) =>
      `${path}?${new URLSearchParams(query).toString()}`;
    return {
      headers,
      get: (...asked: Parameters<typeof toUrl>) => app.get(toUrl(...asked), headers),
      json: <T>(...asked: Parameters<typeof toUrl>) => app.json<T>(toUrl(...asked), headers),
    };
  }

  app.advanceTo(montevideoInstant(`${YEAR}-01-01`, 0));
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
    today: app.today,
  };
}

/** The running API, with the calls that happenings use. */
export type Office = Awaited<ReturnType<typeof openOffice>>;
