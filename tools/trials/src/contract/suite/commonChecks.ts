import { randomUUID } from 'node:crypto';
import { calls, successStatus } from '@laundry/api-contract';
import type { Call, CallName } from '@laundry/api-contract';
import { expectOutcome, expectThat } from '../ask.ts';
import type { CallInput } from '../ask.ts';
import { findOperation } from '../document.ts';
import { answers, check } from './check.ts';
import type { Check, Context } from './check.ts';
import { OUTCOMES, SAMPLES } from './samples.ts';

/** Larger than any call's body. */
const TOO_LARGE = 300_000;

/** The fields that the document requires in a request's body, and in its query. */
function listRequired(call: CallName) {
  const { requestBody, parameters } = findOperation(call) as {
    requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
    parameters?: { name: string; in: string; required: boolean }[];
  };
  return {
    body: requestBody?.content['application/json']?.schema.required ?? [],
    query: (parameters ?? []).filter((one) => one.in === 'query' && one.required).map(({ name }) => name),
  };
}

/** A sample with the token that its call needs. */
async function valid(call: CallName, context: Context): Promise<CallInput> {
  const sent = await SAMPLES[call](context);
  return calls[call].access === 'administrator' ? { ...sent, token: context.facts.token } : sent;
}

type Change = (sent: CallInput, context: Context) => CallInput;
type Body = Record<string, unknown>;

/** The requirement that a changed sample is answered with an outcome. */
const changed = (name: string, call: CallName, outcome: string, change: Change): Check =>
  answers(name, call, outcome, async (context) => change(await valid(call, context), context));

const withBody =
  (change: (body: Body) => unknown): Change =>
  (sent) => ({ ...sent, body: change(sent.body as Body) });

const without = (fields: object, name: string) => Object.entries(fields).filter(([key]) => key !== name);

const accessChecks = (call: CallName): Check[] => [
  changed('without a token', call, '401 ex_unauthorized', (sent) => ({ ...sent, token: undefined })),
  changed('with a token that opens nothing', call, '401 ex_unauthorized', (sent) => ({
    ...sent,
    token: 'public',
  })),
  changed('with the session of another role', call, '403 ex_forbidden', (sent, { facts }) => ({
    ...sent,
    token: facts.residentToken,
  })),
];

/** Another administration's data must look the same as data that does not exist (D28). */
const strangerCheck = (call: CallName): Check =>
  changed('with the session of another administration', call, '404 ex_not_found', (sent, { facts }) => ({
    ...sent,
    token: facts.otherToken,
  }));

const bodyChecks = (call: CallName): Check[] => [
  changed('broken JSON', call, '400 ex_bad_request', (sent) => ({ ...sent, body: '{"a":' })),
  changed('a body that is no object', call, '400 ex_bad_request', (sent) => ({ ...sent, body: '[1]' })),
  changed('another type of content', call, '415 ex_unsupported_media', (sent) => ({
    ...sent,
    headers: { ...sent.headers, 'content-type': 'text/plain' },
  })),
  changed(
    'a body that is too large',
    call,
    '413 ex_too_large',
    withBody((body) => ({ ...body, name: 'x'.repeat(TOO_LARGE) })),
  ),
  ...listRequired(call).body.flatMap((field) => [
    changed(
      `without ${field}`,
      call,
      '422 ex_missing_parameters',
      withBody((body) => Object.fromEntries(without(body, field))),
    ),
    changed(
      `with ${field} of a wrong type`,
      call,
      '400 ex_bad_request',
      withBody((body) => ({ ...body, [field]: { wrong: true } })),
    ),
  ]),
];

const queryChecks = (call: CallName): Check[] =>
  listRequired(call).query.flatMap((field) => [
    changed(`without ${field}`, call, '422 ex_missing_parameters', (sent) => ({
      ...sent,
      query: without(sent.query ?? {}, field),
    })),
    changed(`with ${field} given twice`, call, '400 ex_bad_request', (sent) => ({
      ...sent,
      query: [...Object.entries(sent.query ?? {}), [field, 'twice']] as const,
    })),
  ]);

const withKey = (sent: CallInput, key: string): CallInput => ({
  ...sent,
  headers: { 'idempotency-key': key },
});

/** A different body that is still valid. */
function alteredText(body: Body): Body {
  const field = ['name', 'firstname', 'line1'].find((key) => key in body) ?? '';
  return { ...body, [field]: 'Eva Paz' };
}

/**
 * The same key with the same body is carried out once and answered the same; with another body it is a
 * conflict (D31).
 */
const idempotencyChecks = (call: CallName): Check[] => [
  check('the same key and body, twice', async (context) => {
    const sent = withKey(await valid(call, context), randomUUID());
    const [one, two] = [await context.ask(call, sent), await context.ask(call, sent)];
    expectOutcome(one, String(successStatus(calls[call])));
    expectThat(one.outcome === two.outcome && one.text === two.text, `${two.outcome}, or another answer`);
  }),
  check('the same key and another body', async (context) => {
    const sent = withKey(await valid(call, context), randomUUID());
    expectOutcome(await context.ask(call, sent), String(successStatus(calls[call])));
    const other = await context.ask(call, withBody(alteredText)(sent, context));
    expectOutcome(other, '409 ex_idempotency_conflict');
  }),
  changed('a key that is no UUID', call, '422 ex_invalid_field', (sent) => withKey(sent, 'x')),
];

/** The checks that every call of a kind has to pass. */
export function commonChecks(name: CallName): Check[] {
  const call: Call = calls[name];
  const ofAdministrators = call.access === 'administrator';
  return [
    changed('succeeds', name, OUTCOMES[name] ?? String(successStatus(call)), (sent) => sent),
    ...(ofAdministrators ? accessChecks(name) : []),
    ...(ofAdministrators && (call.path.includes('{') || call.query) ? [strangerCheck(name)] : []),
    ...(call.query ? queryChecks(name) : []),
    ...(call.body ? bodyChecks(name) : []),
    ...(call.idempotent ? idempotencyChecks(name) : []),
  ];
}
