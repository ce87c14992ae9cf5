import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Tally } from '../tally.ts';
import { PROVIDERS, WEBHOOK_FAULTS, armWebhook } from '../system/simulators.ts';
import { forge, forgeriesOf } from './forgeries.ts';
import { UnexpectedAnswer, sendUntilAnswered } from './retry.ts';
import { ENDINGS } from './plan.ts';
import type { Person } from './plan.ts';
import { submitPayment } from './submitPayment.ts';
import { choose, pageOf } from './providerPage.ts';

/** What people's calls go to, and the counts of what became of them. */
export interface Targets {
  /** The API, through its balancer. */
  readonly api: string;
  readonly simulators: string;
  readonly answers: Tally;
  readonly faults: Tally;
}

/** How long a person looks at the result page, in ms, and how often it asks. */
const LOOKS_FOR_MS = 4_000;
const ASKS_EVERY_MS = 500;

const Status = v.object({ authorizationResult: v.optional(v.string()) });
const isAccepted = (status: number | undefined) => status !== undefined && status < 300;

async function attack({ api, faults }: Targets, id: string, person: Person): Promise<void> {
  for (const forgery of forgeriesOf(id, person)) {
    faults.add('forged notification');
    const status = await forge(api, forgery);
    if (isAccepted(status)) throw new UnexpectedAnswer(`a forged ${forgery.path} was answered ${status}`);
  }
}

async function lookAtResult({ api, answers }: Targets, id: string, { address }: Person): Promise<void> {
  const until = Date.now() + LOOKS_FOR_MS;
  const path = `/api/v1/transaction/status/${id}`;
  const call = { method: 'GET', path, headers: { 'x-forwarded-for': address } } as const;
  while (Date.now() < until) {
    const answer = await sendUntilAnswered(api, call, 'GET /api/v1/transaction/status', answers);
    if (answer.status !== 200) throw new UnexpectedAnswer(`${path} answered ${answer.status}`);
    const status = v.safeParse(Status, answer.body);
    if (status.success && status.output.authorizationResult !== 'PENDING') return;
    await wait(ASKS_EVERY_MS);
  }
}

/**
 * Does what a person does, from the card's methods to the result.
 *
 * @throws UnexpectedAnswer where the API answers as it must not
 */
export async function simulatePerson(targets: Targets, person: Person): Promise<void> {
  const { api, simulators, answers } = targets;
  const { wish, channel, ending, address } = person;
  if (wish.kind === 'topup') {
    const path = `/api/v1/card/methods?param1=${wish.card}`;
    const headers = { 'x-forwarded-for': address };
    const methods = await sendUntilAnswered(
      api,
      { method: 'GET', path, headers },
      'GET card/methods',
      answers,
    );
    if (methods.status !== 200) throw new UnexpectedAnswer(`${path} answered ${methods.status}`);
  }
  const payment = await submitPayment(api, person, answers);
  if (person.attacked) await attack(targets, payment.id, person);
  const page = await pageOf(channel, payment, simulators);
  if (person.webhook) {
    await armWebhook(simulators, PROVIDERS[channel], person.webhook);
    targets.faults.add(WEBHOOK_FAULTS[person.webhook]);
  }
  for (const choice of ENDINGS[ending]) await choose(page, choice);
  await lookAtResult(targets, payment.id, person);
}
