import { randomUUID } from 'node:crypto';
import { calls } from '@laundry/api-contract';
import type { Call, CallName } from '@laundry/api-contract';
import { DOCUMENTED } from '@laundry/api-contract/openapi';
import type { DocumentedName } from '@laundry/api-contract/openapi';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ACCESS, CALLERS } from './accessTable.ts';
import type { Caller } from './accessTable.ts';
import { IDS } from '../support/demoData.ts';
import { createRequest, send } from './sendRequest.ts';
import type { AccessFixture, RequestParts } from './sendRequest.ts';
import { fixture, refusal, startTestApp } from '../support/testApp.ts';
import type { Answered } from '../support/testApp.ts';

const OPERATOR_TOKEN = 'operators-only';
const NAMES = Object.keys(ACCESS) as DocumentedName[];
/** Texts that only answers with data of the administration `own` contain. */
const OWN_DATA = new RegExp(`${IDS.plain}|${IDS.administration}|Edificio Llano|Edificio Compartido`);

const app = fixture(() => startTestApp({ INTERNAL_TOKEN: OPERATOR_TOKEN }));
let parts: AccessFixture;
let tokens: Readonly<Record<Caller, string | undefined>>;

/** The accounts of callers with a session. */
const ACCOUNTS: Readonly<Partial<Record<Caller, string>>> = {
  resident: 'residente@demo.example',
  own: 'administracion@demo.example',
  another: 'otra@demo.example',
};

beforeAll(async () => {
  const expired = await app.getToken(ACCOUNTS.own);
  app.advance(app.settings.SESSION_HOURS * 3_600_000 + 1000);
  tokens = {
    none: undefined,
    public: 'the-public-site',
    expired,
    resident: await app.getToken(ACCOUNTS.resident),
    own: await app.getToken(ACCOUNTS.own),
    another: await app.getToken(ACCOUNTS.another),
    operator: OPERATOR_TOKEN,
  };
  const created = async (name: CallName) =>
    String((await send(app, name, await request(name), tokens.own)).body['id']);
  parts = {
    payment: await app.createTopUp(),
    createResident: () => created('createBuildingUser'),
    inviteAdministrator: () => created('inviteAdministrator'),
  };
});

/** A request of a call, with a captcha that the call accepts. */
function request(name: DocumentedName): Promise<RequestParts> {
  const action = name === 'sendReportByUid' ? 'userReport' : 'login';
  app.providers.captchaSays({ success: true, score: 0.9, action });
  return createRequest(name, parts);
}

const describeOutcome = ({ status, body }: Answered) =>
  status < 400 ? String(status) : `${status} ${String(body['result_code'])}`;

it.each(NAMES)('answers each caller of %s as the access table says', async (name) => {
  const answers: Partial<Record<Caller, string>> = {};
  for (const caller of CALLERS) {
    const account = ACCOUNTS[caller];
    const token = name === 'signout' && account ? await app.getToken(account) : tokens[caller];
    const answer = await send(app, name, await request(name), token);
    answers[caller] = describeOutcome(answer);
    if (caller === 'another' && DOCUMENTED[name].access === 'administrator')
      expect(answer.text).not.toMatch(OWN_DATA);
  }
  expect(answers).toEqual(ACCESS[name]);
});

type Entries = Readonly<Record<string, v.GenericSchema>>;
type Part = 'query' | 'body';

/** The fields of a call's query or body. */
const listEntries = (name: CallName, part: Part): Entries => {
  const { [part]: schema }: Call = calls[name];
  return schema && 'entries' in schema ? (schema.entries as Entries) : {};
};

/** Every field of every call of the contract. */
const FIELDS = (Object.keys(calls) as CallName[]).flatMap((name) =>
  (['query', 'body'] as const).flatMap((part) =>
    Object.entries(listEntries(name, part)).map(([field, schema]) => ({ name, part, field, schema })),
  ),
);
/** Invalid values of fields with certain names. */
const WRONG = [
  [/email/i, 'ana'],
  [/password/i, 'x'.repeat(1001)],
] as const;

it.each(FIELDS)(
  'refuses the $part’s $field of $name when it is missing unless optional, of another type or invalid',
  async ({ name, part, field, schema }) => {
    const sendWith = async (value: unknown) => {
      const sent = await request(name);
      return send(app, name, { ...sent, [part]: { ...sent[part], [field]: value } }, tokens.own);
    };
    const isBlankMissing = v.safeParse(schema, '').issues?.some(({ type }) => type === 'non_empty');
    const absent = [
      ...(v.safeParse(schema, undefined).issues ? [undefined, ...(part === 'body' ? [null] : [])] : []),
      ...(isBlankMissing ? [''] : []),
    ];
    for (const value of absent)
      expect(await sendWith(value)).toMatchObject(refusal(422, 'ex_missing_parameters', field));
    if (part === 'body' && absent.length === 0) expect((await sendWith(null)).status).toBeLessThan(300);
    const ofAnotherType = part === 'query' ? ['1', '2'] : {};
    expect(await sendWith(ofAnotherType)).toMatchObject(refusal(400, 'ex_bad_request', field));
    for (const [, value] of WRONG.filter(([names]) => names.test(field)))
      expect(await sendWith(value)).toMatchObject(refusal(422, 'ex_invalid_field', field));
  },
);

/** Every path parameter of the sites' calls, and the fields of their queries that are ids. */
const IDENTIFIERS = (Object.keys(calls) as CallName[]).flatMap((name) => [
  ...[...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => ({
    name,
    part: 'parameters' as const,
    field,
  })),
  ...Object.keys(listEntries(name, 'query'))
    .filter((field) => /^(building|unit|machine)$/.test(field))
    .map((field) => ({ name, part: 'query' as const, field })),
]);

it.each(IDENTIFIERS)('answers $name with 404 for an unknown $field', async ({ name, part, field }) => {
  const sent = await request(name);
  // In a query, too long a text is an invalid field instead.
  const long = part === 'parameters' ? ['x'.repeat(101), 'x'.repeat(5000)] : [];
  for (const none of [randomUUID(), 'x', ...long, '%27', '..%2f..', "1'--"])
    expect(
      await send(app, name, { ...sent, [part]: { ...sent[part], [field]: none } }, tokens.own),
    ).toMatchObject(refusal(404, 'ex_not_found'));
});

/** A line of the tree that Fastify prints: depth by its branches, a part of a path, the methods. */
const LINE = /^(?<branches>[│├└─ ]*)(?<part>\S+) \((?<methods>[A-Z, ]+)\)$/;
const BRANCH_WIDTH = 4;

/** Every route that a server has, as `GET /path/{parameter}`; HEAD goes with GET. */
function servedRoutes(server: FastifyInstance): string[] {
  const parts: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const { branches = '', part = '', methods = '' } = LINE.exec(line)?.groups ?? {};
      const depth = branches.length / BRANCH_WIDTH;
      parts.splice(depth - 1, parts.length, part);
      const path = parts.join('').replaceAll(/:(\w+)(\(.*?\$\))?/g, '{$1}');
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    });
}

it('serves exactly the routes that the contract documents', () => {
  const documented = Object.values(DOCUMENTED).map(({ method, path }) => `${method} ${path}`);
  const served = servedRoutes(app.server).filter((route) => !/ \/(docs|openapi\.json)/.test(route));
  // A new route needs a row in libs/api-contract/src/operations.ts and one in accessTable.ts.
  expect(served.toSorted()).toEqual(documented.toSorted());
});
