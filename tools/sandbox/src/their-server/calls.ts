import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUILDINGS, ITEMS, MACHINES, UNITS, clock, toDay } from './data.ts';
import type { Account, Data } from './data.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A request as the calls see it. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Fields;
  readonly reply: FastifyReply;
  readonly data: Data;
  /** Of the session; undefined for visitors. */
  readonly account: Account | undefined;
  /** Of this server's own pages. */
  readonly origin: string;
}

/** An error answer. Each place of this server writes its errors in a way of its own. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** The cards that it knows, and what each is for. */
export const CARDS = {
  '12345678': 'paid at a page of its own (checkout)',
  '20000002': 'paid in an embedded page (process_id)',
  '30000003': 'paid at a page that a form opens (pw_url)',
  '10000100': 'lost',
  '40000004': "another company's, refused by a message alone",
} as const;

/** Where a card's payment is made. */
const WAYS: Readonly<Record<string, (asked: Asked, id: number) => Fields>> = {
  '12345678': ({ origin }, id) => ({ checkout: `${origin}/pay/${id}`, pw_url: '', process_id: null }),
  '20000002': (_asked, id) => ({ process_id: `p-${id}` }),
  '30000003': ({ origin }, id) => ({ pw_url: `${origin}/pay?order=${id}&shop=7`, process_id: `p-${id}` }),
};

/** @throws Refusal where one of the fields is missing or empty */
function requireFields(fields: Fields, ...names: readonly string[]): void {
  if (names.some((name) => fields[name] === undefined || fields[name] === ''))
    throw new Refusal(400, { result_detail: 'ex_missing_parameters' });
}

/** How a card is paid for. @throws Refusal for a card that cannot be used */
function findWay(card: unknown) {
  if (card === '10000100') throw new Refusal(400, { result_code: 100 });
  if (card === '40000004') throw new Refusal(404, { result_message: 'La tarjeta es de otra empresa.' });
  const way = WAYS[String(card)];
  if (!way) throw new Refusal(400, { result_detail: 'ex_card_not_found' });
  return way;
}

/** Whether the token of a sign-up link is known and unused. */
const isValidToken = ({ body: { token }, data }: Asked) =>
  String(token).startsWith('alta-') && !data.usedTokens.has(token);

function checkCaptcha(token: unknown, action: string): void {
  if (token !== `test-${action}`) throw new Refusal(403, { result_message: 'Captcha' });
}

/** @returns the account of a session */
function administrator({ account }: Asked): Account {
  if (account?.role !== 'BUILDING_ADM') throw new Refusal(401, { result_message: 'Sin sesión' });
  return account;
}

function ownBuildings(asked: Asked) {
  const { administration } = administrator(asked);
  return BUILDINGS.filter((building) => building.administration === administration);
}

/** A building of the session's administration. */
function ownBuilding(asked: Asked, id: string | undefined) {
  const building = ownBuildings(asked).find((one) => String(one.id) === id);
  if (!building) throw new Refusal(404, { result_message: 'No existe el edificio' });
  return building;
}

/** The records of a report that match the requested building and days. */
function selectRecords<T extends { readonly building: number; readonly at: number }>(
  asked: Asked,
  records: readonly T[],
): readonly T[] {
  const { query } = asked;
  requireFields(query, 'from', 'to', 'building');
  const { id } = ownBuilding(asked, query['building']);
  const { from = '', to = '' } = query;
  return records.filter(({ building, at }) => building === id && toDay(at) >= from && toDay(at) <= to);
}

/** Answers with a status, and a text or nothing at all. */
const bare = ({ reply }: Asked, status: number, text = ''): FastifyReply =>
  reply.code(status).type('text/plain').send(text);

function newPayment({ data }: Asked, amount: unknown): number {
  const id = data.nextId();
  data.payments.set(id, { id, amount: Number(amount), outcome: null });
  return id;
}

/** The 20 calls of spec §7. */
export const CALLS: Readonly<Record<string, (asked: Asked) => unknown>> = {
  'POST /public-site/v1/users/verify-token': (asked) => ({ valid: isValidToken(asked) }),
  'POST /public-site/v1/users/confirm': (asked) => {
    requireFields(asked.body, 'token', 'password');
    if (!isValidToken(asked)) throw new Refusal(400, { result_message: 'El enlace no sirve.' });
    asked.data.usedTokens.add(asked.body['token']);
    return bare(asked, 200, 'OK');
  },
  'POST /public-site/v1/signin': ({ body, data }) => {
    requireFields(body, 'emailAddress', 'password');
    checkCaptcha(body['recaptchaToken'], 'login');
    const found = data.accounts.find(({ email }) => email === body['emailAddress']);
    if (!found || found.password !== body['password'])
      throw new Refusal(401, { result_message: 'Usuario o clave incorrectos' });
    const token = `s-${data.nextId()}-${found.id}`;
    data.sessions.set(token, found);
    const { id, role, name, lastname, administration } = found;
    return {
      token,
      account: { status: 1, user: { id, role, name, lastname, administration_id: administration } },
    };
  },
  'POST /api/v1/users/support/info': (asked) => {
    requireFields(asked.body, 'key_msg', 'line1', 'emailAddress', 'bodytxt');
    asked.data.messages.push(asked.body);
    return bare(asked, 200);
  },
  'GET /public-site/v1/reports/sendReportByUid': ({ query, reply }) => {
    requireFields(query, 'card', 'email');
    checkCaptcha(query['recaptchaToken'], 'userReport');
    findWay(query['card']);
    return reply.type('text/html').send(`<h2>Consumo</h2><p>Tarjeta ${query['card']}: <b>3 lavados</b></p>`);
  },
  'GET /api/v1/card/methods': ({ query }) => {
    findWay(query['param1']);
    return {
      payment_methods: [{ id: 1, name: 'MercadoPagos' }, { id: 2, name: 'Bancard' }, { name: 'Cheque' }],
      splitting: false,
      price_costumer: 160,
      machine_rate: 120,
      currency_name: 'UYU',
    };
  },
  'POST /api/v1/transaction/create': (asked) => {
    const { body } = asked;
    requireFields(body, 'email', 'name', 'currency', 'amount', 'uid', 'channel');
    const way = findWay(body['uid']);
    const id = newPayment(asked, body['amount']);
    return { ...way(asked, id), transaction_id: id };
  },
  'GET /api/v1/transaction/status/:id': ({ params, data }) => {
    const payment = data.payments.get(Number(params['id']));
    if (!payment) throw new Refusal(404, { result_detail: 'Pago inexistente' });
    const { outcome } = payment;
    return {
      authorizationResult: outcome,
      ...(outcome === 'DENIED' && { errorMessage: 'Fondos insuficientes.' }),
      attempts: 1,
    };
  },
  'GET /public-site/v1/administrations/buildings/coliving': (asked) =>
    ownBuildings(asked).map(({ id, name }) => ({ id, name, coliving: true })),
  'GET /public-site/v1/administrations/buildings/:id/users': (asked) => {
    const { id } = ownBuilding(asked, asked.params['id']);
    return asked.data.residents
      .filter(({ building }) => building === id)
      .map(({ building: _, createdAt, ...one }) => ({ ...one, createdAt: clock(createdAt) }));
  },
  'POST /public-site/v1/administrations/buildings/:id/users': (asked) => {
    const { body, data, params } = asked;
    const { id: building } = ownBuilding(asked, params['id']);
    requireFields(body, 'firstname', 'lastname', 'email', 'reference');
    const { firstname, lastname, email, reference } = body as Record<string, string>;
    if (data.residents.some((one) => one.email === email))
      throw new Refusal(409, { result_message: 'Ese e-mail ya fue invitado.' });
    const more = { id: data.nextId(), building, createdAt: Date.now(), validatedAt: null };
    data.residents.push({ firstname, lastname, email, reference, ...more } as Data['residents'][number]);
    return bare(asked, 201);
  },
  'DELETE /public-site/v1/administrations/buildings/:id/users/:userId': (asked) => {
    const { data, params } = asked;
    const { id: building } = ownBuilding(asked, params['id']);
    const index = data.residents.findIndex(
      (one) => one.building === building && String(one.id) === params['userId'],
    );
    if (index < 0) throw new Refusal(404, { result_detail: 'El usuario ya no existe.' });
    data.residents.splice(index, 1);
    return bare(asked, 200, 'Borrado');
  },
  'POST /public-site/v1/users/:id/resend-confirmation': (asked) => {
    administrator(asked);
    const found = asked.data.residents.find(({ id }) => String(id) === asked.params['id']);
    if (!found) throw new Refusal(404, { result_detail: 'El usuario ya no existe.' });
    asked.data.mailed.push(found.email);
    return bare(asked, 202, 'Enviado');
  },
  'GET /public-site/v1/administrations/:adminId/buildings': (asked) => {
    if (asked.params['adminId'] !== String(administrator(asked).administration))
      throw new Refusal(403, { result_message: 'Otra administración' });
    return ownBuildings(asked).map(({ id, name }) => ({ id, name, address: null }));
  },
  'GET /api/v1/buildings/:id': (asked) => {
    const { id, name } = ownBuilding(asked, asked.params['id']);
    const here = ({ building }: { readonly building: number }) => building === id;
    return {
      id,
      name,
      machines: MACHINES.filter(here).map((machine) => ({ ...machine, building: { name } })),
      units: UNITS.filter(here),
    };
  },
  'GET /api/v1/reports/uses': (asked) => {
    const { query } = asked;
    const { unit = '', machine = '', uuid = '', page = '1', perPage = '50' } = query;
    const start = (Number(page) - 1) * Number(perPage);
    return selectRecords(asked, asked.data.uses)
      .filter((use) => unit === '' || String(use.unit?.id) === unit)
      .filter((use) => machine === '' || String(use.machine?.id) === machine)
      .filter((use) => uuid === '' || use.card === uuid)
      .slice(start, start + Number(perPage))
      .map(({ id, building, machine: used, unit: of, at, card, result }) => ({
        id,
        machine: { ...used, building: BUILDINGS.find((one) => one.id === building) },
        unit: of,
        timestamp: at,
        card: { uuid: card },
        result,
      }));
  },
  'GET /api/v1/reports/transactions': (asked) =>
    selectRecords(asked, asked.data.transactions).map(({ building, amount, at, income }) => ({
      building_name: BUILDINGS.find(({ id }) => id === building)?.name,
      amount,
      currency: 858,
      user_name: 'Eva Paz',
      user_email: 'eva@correo.example',
      origin: 'MercadoPagos',
      creation_date: clock(at),
      uuid: '12345678',
      adm_income: income,
    })),
  'POST /api/v1/users/password': (asked) => {
    const account = administrator(asked);
    requireFields(asked.body, 'emailAddress', 'newPassword');
    account.password = String(asked.body['newPassword']);
    return { passwordChanged: true, at: Date.now() };
  },
  'GET /api/v1/branding/items': () => ITEMS,
  'POST /api/v1/transaction/branding': (asked) => {
    const { body, origin } = asked;
    requireFields(body, 'branding_item_id', 'email', 'name', 'channel', 'phone', 'address', 'quantity');
    const item = ITEMS.find(({ id }) => String(id) === String(body['branding_item_id']));
    if (!item || item.imageName === null) return { errors: 'No queda ese accesorio.' };
    const id = newPayment(asked, item.price * Number(body['quantity']));
    return { paymentRedirect: `${origin}/pay/${id}`, process_id: null, errors: '' };
  },
};

/** Converts a request into the form that the calls take. */
export const askedFrom = (
  { params, query, body }: FastifyRequest,
  rest: Pick<Asked, 'reply' | 'data' | 'account' | 'origin'>,
): Asked => ({
  params: params as Asked['params'],
  query: query as Asked['query'],
  body: typeof body === 'object' && body !== null ? (body as Fields) : {},
  ...rest,
});
