import { writeUses } from '../../src/queries/machines/machineUses.ts';
import type { NewUse } from '../../src/queries/machines/machineUses.ts';
import type { PaymentState } from '../../src/payments/transitions.ts';
import { CARDS, IDS, MACHINES, UNITS } from '../support/demoData.ts';
import { bearer, LONG_SESSIONS, startTestApp } from '../support/testApp.ts';

/** A row of `uses`: by default a use of the plain building's washer. */
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

/** The fields of a use of another building than the plain one. */
export const OF_SPLITTING = {
  building_id: IDS.splitting,
  machine_id: MACHINES.splitting,
  unit_id: UNITS.splitting,
} as const;
export const OF_OTHERS = {
  building_id: IDS.other,
  machine_id: MACHINES.other,
  unit_id: UNITS.other,
} as const;

let payments = 0;
/** A row of `transactions`: by default a confirmed payment on the splitting building's card. */
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

/** Adds the calls of two administrators to the API: `ask` gives the answer, `read` its parsed JSON. */
export async function startReports(testApp = startTestApp(LONG_SESSIONS)) {
  const app = await testApp;
  const tokens = {
    own: await app.getToken('administracion@demo.example'),
    other: await app.getToken('otra@demo.example'),
  };
  type Who = keyof typeof tokens;

  const ask = (path: string, query: Record<string, string> = {}, who: Who = 'own') =>
    app.get(`${path}?${new URLSearchParams(query).toString()}`, bearer(tokens[who]));

  return {
    ...app,
    tokens,
    ask,
    read: async <T>(...call: Parameters<typeof ask>) => JSON.parse((await ask(...call)).text) as T,
    insert: (rows: readonly NewUse[]) => writeUses(app.db, rows),
    emptyUses: async () => {
      await app.remove('uses');
      await app.remove('uses_by_day');
      await app.remove('uses_at_prices');
    },
  };
}

export type Reports = Awaited<ReturnType<typeof startReports>>;
