import { randomUUID } from 'node:crypto';
import { calls, statusOf } from '@laundry/api-contract';
import type { Call, CallName } from '@laundry/api-contract';
import { REQUIRED } from './required.ts';
import { expectOutcome, expectThat } from '../ask.ts';
import type { CallInput } from '../ask.ts';
import type { Check, Context } from './check.ts';
import { SAMPLES } from './samples.ts';

/** Larger than any call's body. */
const TOO_LARGE = 300_000;

/** A sample with the token that its call needs. */
async function valid(name: CallName, context: Context): Promise<CallInput> {
  const sent = await SAMPLES[name].sent(context);
  return calls[name].access === 'administrator' ? { ...sent, token: context.facts.token } : sent;
}

/** Sends a changed sample. */
const changed =
  (
    name: CallName,
    change: (sent: CallInput, context: Context) => CallInput,
    ...outcomes: readonly string[]
  ) =>
  async (context: Context): Promise<void> => {
    expectOutcome(await context.ask(name, change(await valid(name, context), context)), ...outcomes);
  };

const succeeds = (name: CallName): Check => ({
  name: 'succeeds',
  run: changed(name, (sent) => sent, SAMPLES[name].outcome ?? String(statusOf(calls[name]))),
});

const withToken = (token: string | undefined) => (sent: CallInput) => ({ ...sent, token });

const accessChecks = (name: CallName): Check[] => [
  { name: 'without a token', run: changed(name, withToken(undefined), '401 ex_unauthorized') },
  { name: 'with a token that opens nothing', run: changed(name, withToken('public'), '401 ex_unauthorized') },
  {
    name: 'with the session of another role',
    run: changed(name, (sent, { facts }) => ({ ...sent, token: facts.residentToken }), '403 ex_forbidden'),
  },
];

/** Another administration's data must look the same as data that does not exist (D28). */
const strangerCheck = (name: CallName): Check => ({
  name: 'with the session of another administration',
  run: changed(name, (sent, { facts }) => ({ ...sent, token: facts.otherToken }), '404 ex_not_found'),
});

const withBody = (change: (body: Record<string, unknown>) => unknown) => (sent: CallInput) => ({
  ...sent,
  body: change(sent.body as Record<string, unknown>),
});

const bodyChecks = (name: CallName): Check[] => [
  {
    name: 'broken JSON',
    run: changed(
      name,
      withBody(() => '{"a":'),
      '400 ex_bad_request',
    ),
  },
  {
    name: 'a body that is no object',
    run: changed(
      name,
      withBody(() => '[1]'),
      '400 ex_bad_request',
    ),
  },
  {
    name: 'another type of content',
    run: changed(
      name,
      (sent) => ({ ...sent, headers: { ...sent.headers, 'content-type': 'text/plain' } }),
      '415 ex_unsupported_media',
    ),
  },
  {
    name: 'a body that is too large',
    run: changed(
      name,
      withBody((body) => ({ ...body, name: 'x'.repeat(TOO_LARGE) })),
      '413 ex_too_large',
    ),
  },
  ...REQUIRED.body(name).flatMap((field) => [
    {
      name: `without ${field}`,
      run: changed(
        name,
        withBody((body) => Object.fromEntries(Object.entries(body).filter(([key]) => key !== field))),
        '422 ex_missing_parameters',
      ),
    },
    {
      name: `with ${field} of a wrong type`,
      run: changed(
        name,
        withBody((body) => ({ ...body, [field]: { wrong: true } })),
        '400 ex_bad_request',
      ),
    },
  ]),
];

const queryChecks = (name: CallName): Check[] =>
  REQUIRED.query(name).flatMap((field) => [
    {
      name: `without ${field}`,
      run: changed(
        name,
        (sent) => ({ ...sent, query: Object.entries(sent.query ?? {}).filter(([key]) => key !== field) }),
        '422 ex_missing_parameters',
      ),
    },
    {
      name: `with ${field} given twice`,
      run: changed(
        name,
        (sent) => ({ ...sent, query: [...Object.entries(sent.query ?? {}), [field, 'twice']] as const }),
        '400 ex_bad_request',
      ),
    },
  ]);

const withKey = (sent: CallInput, key: string): CallInput => ({
  ...sent,
  headers: { 'idempotency-key': key },
});

/** The same key and body is carried out once and answered alike; another body is a conflict (D31). */
const idempotencyChecks = (name: CallName): Check[] => [
  {
    name: 'the same key and body, twice',
    run: async (context) => {
      const sent = withKey(await valid(name, context), randomUUID());
      const [one, two] = [await context.ask(name, sent), await context.ask(name, sent)];
      expectOutcome(one, String(statusOf(calls[name])));
      expectThat(one.outcome === two.outcome && one.text === two.text, `${two.outcome}, or another answer`);
    },
  },
  {
    name: 'the same key and another body',
    run: async (context) => {
      const sent = withKey(await valid(name, context), randomUUID());
      expectOutcome(await context.ask(name, sent), String(statusOf(calls[name])));
      const other = await context.ask(name, withBody((body) => alteredText(body))(sent));
      expectOutcome(other, '409 ex_idempotency_conflict');
    },
  },
  {
    name: 'a key that is no UUID',
    run: changed(name, (sent) => withKey(sent, 'x'), '422 ex_invalid_field'),
  },
];

/** A different body that is still valid. */
function alteredText(body: Record<string, unknown>): Record<string, unknown> {
  const field = ['name', 'firstname', 'line1'].find((key) => key in body) ?? '';
  return { ...body, [field]: 'Eva Paz' };
}

/** The checks that every call of a kind has to pass. */
export function commonChecks(name: CallName): Check[] {
  const call: Call = calls[name];
  const ofAdministrators = call.access === 'administrator';
  return [
    succeeds(name),
    ...(ofAdministrators ? accessChecks(name) : []),
    ...(ofAdministrators && (call.path.includes('{') || call.query) ? [strangerCheck(name)] : []),
    ...(call.query ? queryChecks(name) : []),
    ...(call.body ? bodyChecks(name) : []),
    ...(call.idempotent ? idempotencyChecks(name) : []),
  ];
}
