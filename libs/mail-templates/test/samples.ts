import { brands } from '@laundry/brand/brands';
import * as mails from '../src/index.ts';

const AT = new Date('2026-03-20T18:30:00Z');
const DAY_MS = 86_400_000;
const PRICE_CENTS = 19_000;

const daysAgo = (days: number) => new Date(AT.getTime() - days * DAY_MS);

export const sender: mails.MailSender = {
  brand: brands.lavadero,
  productName: 'Lavadero',
  siteUrl: 'http://localhost:4200',
  email: 'hola@lavadero.example',
  phone: '+598 2900 0000',
  company: {
    name: 'Lavadero del Ejemplo S.A.',
    rut: '210000000019',
    address: 'Calle del Ejemplo 1234, Montevideo',
  },
};

const months: readonly mails.StatementMonth[] = (
  [
    ['2026-03', 3, 1, 1, 0],
    ['2026-02', 5, 2, 0, 200_000],
    ['2026-01', 4, 0, 0, 0],
    ['2025-12', 6, 3, 0, 150_050],
    ['2025-11', 2, 0, 0, 100_000],
  ] as const
).map(([month, washes, dries, failed, topped_up_cents]) => {
  return { month, washes, dries, failed, topped_up_cents, used_cents: (washes + dries) * PRICE_CENTS };
});

const uses: readonly mails.StatementUse[] = Array.from({ length: 8 }, (_, index) => ({
  at: daysAgo(index * 3.3),
  result: index === 3 ? 'Sin agua' : 'Exitoso',
  machine_type: index % 3 === 0 ? 'DRYER' : 'WASHER',
  sort_index: 1 + (index % 2),
  building_name: 'Torre Bulevar',
}));

/** Newest first. */
const movements: readonly mails.StatementMovement[] = [
  { at: daysAgo(0), kind: 'use', amount_cents: -PRICE_CENTS, balance_cents: 124_050 },
  { at: daysAgo(4), kind: 'use', amount_cents: -PRICE_CENTS, balance_cents: 143_050 },
  { at: daysAgo(9), kind: 'refund', amount_cents: -50_000, balance_cents: 162_050 },
  { at: daysAgo(28), kind: 'payment', amount_cents: 200_000, balance_cents: 212_050 },
  { at: daysAgo(40), kind: 'use', amount_cents: -PRICE_CENTS, balance_cents: 12_050 },
];

const statement = {
  uid: '12345678',
  since: '2025-03',
  balanceCents: 124_050,
  months,
  movements,
  uses,
  at: AT,
};

const purchase = {
  item_name: 'Bolsa para lavandería',
  item_reference: 'BOLSA-01',
  unit_price_cents: 49_050,
  quantity: 2,
  amount_cents: 98_100,
  address: 'Bulevar España 2345, apto. 301',
  phone: '099 123 456',
  channel: 'MercadoPagos',
  payer_name: 'Ana Pérez',
  payer_email: 'ana@correo.example',
  rut: '211003420017',
};
const order = { purchase, reference: 'K7M2P9QX', at: AT };
const guest = { firstname: 'Ana', lastname: 'Pérez', building: 'Torre Bulevar' };
const message = {
  line1: 'Ana Pérez',
  line2: '099 123 456',
  line3: 'Horarios',
  emailAddress: 'ana@correo.example',
  bodytxt: '¿Abren los feriados?\nGracias.',
} as const;

const building = { building_id: 'torre', building_name: 'Torre Bulevar' };
const adjusted = { month: '2026-01', ...building, by: 'Eva Paz', at: '2026-02-03T12:00:00Z' };
const settled = (name: string, washes: number, dries: number) => ({
  id: name,
  name,
  units: [],
  totals: {
    washes: { count: washes, total: washes * 190 },
    dries: { count: dries, total: dries * 190 },
    failed: Math.round(washes / 20),
    total: (washes + dries) * 190,
  },
  prepaid: { count: washes + dries, amount: (washes + dries) * 200, adm_income: (washes + dries) * 50.5 },
});

const RESULT = 'http://localhost:4200/bancard-checkout-success/00000000-0000-4000-8000-000000000001';
const ticket = {
  amountCents: 80_000,
  cardUid: '12345678',
  ticketNumber: '4821 7730 1187',
  verificationCode: '0396',
  expiresAt: daysAgo(-4),
  reference: 'K7M2P9QX',
  url: RESULT,
};

const LINK = 'http://localhost:4200/complete-signup?token=Zm9yLWEtc3Rvcnktb25seS1hbmQtbm8tdG9rZW4';

/** One of each mail that the product sends. */
export const documents = {
  statement: mails.cardStatement(statement),
  unusedCard: mails.cardStatement({
    ...statement,
    balanceCents: -4000,
    months: [],
    movements: [],
    uses: [],
  }),
  contact: mails.supportMail({ ...message, key_msg: 'contact_info' }, AT),
  failure: mails.supportMail(
    {
      ...message,
      key_msg: 'contact_faliure',
      line1: 'Error en la entrada de agua',
      line3: '',
      caseNumber: 1042,
    },
    AT,
  ),
  failureReceived: mails.caseMail(1042, AT),
  digest: mails.digestMail([
    { ...message, key_msg: 'contact_info', at: AT },
    { ...message, key_msg: 'contact_faliure', line1: 'Error en la entrada de agua', line3: '', at: AT },
  ]),
  invitation: mails.invitationMail(guest, LINK, AT),
  completed: mails.completedMail(guest, 'http://localhost:4200/apps', true),
  administrationChanged: mails.administrationChangedMail(guest, 'Administración del Prado', '2026-04-01'),
  password: mails.passwordMail('ana@correo.example', AT),
  passwordReset: mails.passwordResetMail('ana@correo.example', AT),
  administratorInvitation: mails.administratorInvitationMail(
    { name: 'Ana', lastname: 'Paz', email: 'ana@correo.example' },
    LINK,
    AT,
  ),
  deviceLink: mails.deviceLinkMail('ana@correo.example', LINK, AT),
  forgottenPassword: mails.forgottenPasswordMail('ana@correo.example', LINK, AT),
  topUp: mails.topUpMail({
    amountCents: 80_000,
    cardUid: '12345678',
    channel: 'MercadoPagos',
    rut: '211003420017',
    reference: 'K7M2P9QX',
    at: AT,
    url: RESULT,
  }),
  ticket: mails.ticketMail(ticket, 'issued'),
  ticketReminder: mails.ticketMail(ticket, 'reminder'),
  placed: mails.buyerMail({ ...order, event: 'placed' }, RESULT),
  cancelled: mails.buyerMail({ ...order, event: 'cancelled' }, RESULT),
  restored: mails.buyerMail({ ...order, event: 'restored' }, RESULT),
  shipped: mails.buyerMail({ ...order, event: 'shipped' }, RESULT),
  companysOrder: mails.companyMail({ ...order, event: 'placed' }),
  settlement: mails.settlementMail(
    {
      month: '2026-02',
      buildings: [settled('Torre Bulevar', 212, 96), settled('Edificio de la Rambla', 1104, 530)],
      ...settled('', 1316, 626),
      balance: { income: 98_071, postpaid: 106_201.5, due: -8_130.5 },
      adjustments: [
        { ...adjusted, cause: 'price', total: -59.5, prepaid: 0, adm_income: 0 },
        { ...adjusted, cause: 'comparison', total: 0, prepaid: -190, adm_income: -38 },
      ],
    },
    'http://admin.localhost:4200/dashboard-settlement?month=2026-02&building=all',
  ),
  discrepancies: mails.discrepanciesMail([
    {
      kind: 'amount-differs',
      key: 'MercadoPagos:123456789',
      amount_cents: 49_000,
      detail: 'ordered 49000 cents of 858, paid 98000 of 858',
    },
    {
      kind: 'ledger-fault',
      key: 'card 12345678',
      amount_cents: null,
      detail: 'balance differs from its rows',
    },
  ]),
} as const satisfies Record<string, mails.MailDocument>;
