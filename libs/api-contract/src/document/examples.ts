import { CHANNEL_FACTS, CHANNEL_NAMES, FIRST_CHANNEL } from '../channels.ts';
import type { ChannelFacts } from '../channels.ts';
import { exampleTransaction } from '../calls/reportTransactions.ts';
import { exampleUse } from '../calls/reportUses.ts';
import { USE_DETAILS_EXAMPLE } from '../machineCalls.ts';
import { EXAMPLE } from './commonFields.ts';
import { entryFor } from './schemas.ts';
import type { JsonObject } from './schemas.ts';

const totals = { washes: { count: 3, total: 420 }, dries: { count: 1, total: 130 }, failed: 1, total: 550 };
const prepaid = { count: 4, amount: 1600, adm_income: 400 };

/** The messages of the channels' providers, each in its own protocol. */
const messages = CHANNEL_NAMES.flatMap((name): [string, unknown][] => {
  const { notification, browserReturn }: ChannelFacts = CHANNEL_FACTS[name];
  return [
    [`notify${name}.body`, notification.example],
    [`returnFrom${name}.body`, browserReturn?.example],
    [`returnFrom${name}.parameters.outcome`, browserReturn?.outcomes[0]],
  ];
});

/**
 * Examples by the end of a field's path, `call.answer.field`; the longest match counts. Undefined leaves an
 * optional field out.
 */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(messages),
  ...EXAMPLE,
  ...USE_DETAILS_EXAMPLE,
  adm_income: 100,
  adminId: EXAMPLE.administration,
  amount: 400,
  authorizationResult: 'APPROVED',
  branding_item_id: EXAMPLE.item,
  building_id: EXAMPLE.building,
  balance: 450.5,
  bodytxt: 'Quisiera un presupuesto para nuestro edificio.',
  card: EXAMPLE.uid,
  channel: FIRST_CHANNEL,
  city: 'Montevideo',
  closed_at: EXAMPLE.instant,
  command: 'orders',
  currency: 858,
  day: '2026-03-14',
  duplicates: 0,
  emailAddress: EXAMPLE.email,
  errorMessage: null,
  file: EXAMPLE.pictureFile,
  firstname: 'Ana',
  from: '2026-03-01',
  id: EXAMPLE.use,
  lastname: 'Paz',
  latitude: -34.91,
  line1: 'Ana Paz',
  line2: '099123456',
  line3: 'Presupuesto',
  longitude: -56.15,
  machine_rate: 150.5,
  machine_type: 'WASHER',
  month: '2026-03',
  more: false,
  name: EXAMPLE.building_name,
  neighbourhood: 'Pocitos',
  newPassword: 'Lavadero2027',
  next: '7301-2044-12345678',
  number: '101',
  opening_hours: ['Mo-Fr 07:00-23:00', 'Sa-Su 08:00-22:00'],
  page: 1,
  param1: EXAMPLE.uid,
  password: 'Lavadero2026',
  paymentRedirect: EXAMPLE.checkout,
  perPage: 50,
  phone: '099123456',
  price_costumer: 190,
  recaptchaToken: EXAMPLE.token,
  rut: '',
  self: 'false',
  serial_number: 'LV-1001',
  special_rate_message: null,
  split: 'true',
  street_address: 'Bulevar Sur 1450',
  to: '2026-03-31',
  transaction_id: EXAMPLE.transaction,
  userId: EXAMPLE.resident,
  uuid: EXAMPLE.uid,
  validatedAt: null,
  // Fields that mean something else in some calls.
  'activity.answer.actor_email': EXAMPLE.email,
  'activity.answer.actor_name': 'Ana Paz',
  'activity.answer.id': '42',
  'activity.answer.subject': 'Luis Sosa (luis.sosa@correo.example)',
  'administrators.answer.name': 'Ana',
  'administrators.answer.state': 'invited',
  'answer.adjustments': [],
  'buildingUsers.answer.reference': 'Apartamento 101',
  'createBrandingTransaction.body.address': 'Rivera 2480, apto. 502',
  'body.name': 'Ana Paz',
  'createBuildingUser.answer.reference': 'Apartamento 101',
  'createBuildingUser.body.reference': 'Apartamento 101',
  'healthz.answer.status': 'ok',
  'history.state': 'created',
  'internalTransaction.answer.id': EXAMPLE.transaction,
  'internalTransaction.parameters.id': EXAMPLE.transaction,
  'inviteAdministrator.answer.name': 'Ana',
  'inviteAdministrator.answer.state': 'invited',
  'inviteAdministrator.body.name': 'Ana',
  'parameters.id': EXAMPLE.building,
  'payment_methods.name': FIRST_CHANNEL,
  'readyz.answer.status': 'ready',
  'refused.id': '2026-000118',
  'removeAdministrator.parameters.id': EXAMPLE.resident,
  'resendAdministratorInvitation.parameters.id': EXAMPLE.resident,
  'resendConfirmation.parameters.id': EXAMPLE.resident,
  'transactionStatus.parameters.id': EXAMPLE.transaction,
  'user.administration_id': EXAMPLE.administration,
  'user.administration_name': EXAMPLE.building_name,
  'user.name': 'Ana',
  'user.role': 'BUILDING_ADM',
  'uses.id': '2026-000117',
  'uses.kind': 'WASHER',
  'uses.machine': 'LV-204411',
  // Objects and lists whose values belong together.
  'brandingItems.answer': [
    {
      id: EXAMPLE.item,
      name: 'Bolsa',
      description: '<p>Bolsa de lona</p>',
      price: 490.5,
      reference: 'BOL-1',
      imageName: 'bolsa.svg',
      picture: {
        alt: 'Bolsa de lona azul',
        width: 800,
        height: 600,
        sources: [
          {
            type: 'image/avif',
            files: [{ width: 400, path: `/api/v1/branding/pictures/${EXAMPLE.pictureFile}` }],
          },
        ],
      },
    },
  ],
  'machines.building': { name: EXAMPLE.building_name },
  'buildings.prepaid': prepaid,
  'buildings.totals': totals,
  'cardMachines.answer.machines': [
    {
      machine_type: 'WASHER',
      sort_index: 1,
      state: 'in_use',
      since: EXAMPLE.instant,
      until: '2026-03-14T19:07:00.000Z',
    },
    { machine_type: 'DRYER', sort_index: 2, state: 'free' },
  ],
  'companyCommand.body.input': '{"shipped":false}',
  'companyCommand.answer.result': '[]',
  'createBrandingTransaction.answer.errors': [],
  'failing_machines.failed': 12,
  'failing_machines.uses': 40,
  'metrics.answer': 'reconciler_runs_total 12\n',
  'reportTransactions.answer': [exampleTransaction()],
  'reportUses.answer': [exampleUse()],
  'sendReportByUid.answer': '<h1>Informe de consumo</h1><p>Tarjeta 12345678</p>',
  'settlement.answer.balance': { income: 400, postpaid: 550, due: -150 },
  'settlement.query.building': 'all',
  'settlement.answer.prepaid': prepaid,
  'settlement.answer.totals': totals,
  'sharing.prepaid': prepaid,
  'transactionStatus.answer.purchase': undefined,
  'transactionStatus.answer.ticket': undefined,
  'units.lines': [
    { machine_type: 'WASHER', price: 130, count: 1, total: 130 },
    { machine_type: 'WASHER', price: 145, count: 2, total: 290 },
    { machine_type: 'DRYER', price: 130, count: 1, total: 130 },
  ],
  'units.total': 550,
  'verifyToken.answer': { valid: false, reason: 'expired' },
};

/** The parts of a schema that determine its example. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonObject[];
  readonly items?: JsonObject;
  readonly properties?: Readonly<Record<string, JsonObject>>;
  readonly required?: readonly string[];
}

/** Examples of fields that have none of their own; texts without a format need their own. */
const BY_TYPE: Readonly<Record<string, unknown>> = { number: 1, integer: 1, boolean: true };
const BY_FORMAT: Readonly<Record<string, unknown>> = { 'date-time': EXAMPLE.instant };

/**
 * An example of a schema, from those of its fields; undefined for an optional field that has none.
 *
 * @param path `call.parameters`, `call.query`, `call.body` or `call.answer`
 */
export function makeExample(path: string, schema: JsonObject, required = true): unknown {
  const { type = '', format = '', anyOf, items, properties, required: needed = [], ...rest }: Shape = schema;
  const entry = entryFor(EXAMPLES, path);
  if (entry && (!rest.enum || rest.enum.includes(entry[0]))) return entry[0];
  if (anyOf?.[0]) return makeExample(path, anyOf[0], required);
  if (items) return [makeExample(path, items)];
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .map(([name, field]) => [name, makeExample(`${path}.${name}`, field, needed.includes(name))] as const)
        .filter(([, value]) => value !== undefined),
    );
  return required ? (rest.const ?? rest.enum?.[0] ?? BY_FORMAT[format] ?? BY_TYPE[type]) : undefined;
}
