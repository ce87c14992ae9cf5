import { setTimeout as wait } from 'node:timers/promises';
import { CHANNEL_FACTS } from '@laundry/api-contract';
import { PAYERS } from '@laundry/payment-channels/testing';
import type { Forgery } from '@laundry/payment-channels/testing';
import * as v from 'valibot';
import { WEBHOOK_FAULTS, armWebhook } from '../faults.ts';
import type { Tally } from '../faults.ts';
import { UnexpectedAnswer, sendUntilAnswered } from './retry.ts';
import { ENDINGS } from './plan.ts';
import type { Person } from './plan.ts';
import { submitPayment } from './submitPayment.ts';
import { choose, openProviderPage } from './providerPage.ts';

/** The addresses that people call, and the counts of what they met. */
export interface Targets {
  /** The API, through its balancer. */
  readonly api: string;
  readonly simulators: string;
  readonly answers: Tally;
  readonly faults: Tally;
}

/** How long a person watches the result page, in ms, and how often the page polls. */
const WATCHES_FOR_MS = 4_000;
const POLLS_EVERY_MS = 500;

const Status = v.object({ authorizationResult: v.optional(v.string()) });
/** Whether an instance took a forged notification. One that has just died takes nothing. */
async function accepts(origin: string, { path, type, headers, body }: Forgery): Promise<boolean> {
  const request = { method: 'POST', headers: { 'content-type': type, ...headers }, body } as const;
  const answer = await fetch(origin + path, { ...request, redirect: 'manual' }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/** Sends notifications that claim an approval, of every channel, signed without the secret. */
async function attack({ api, faults }: Targets, id: string, { intent }: Person): Promise<void> {
  const pesos = intent.kind === 'topup' ? intent.pesos : 490.5;
  for (const forgery of Object.values(PAYERS).flatMap(({ forgeries }) => forgeries(id, pesos))) {
    faults.add('forged notification');
    if (await accepts(api, forgery)) throw new UnexpectedAnswer(`a forged ${forgery.path} was accepted`);
  }
}

async function watchResult({ api, answers }: Targets, id: string, { address }: Person): Promise<void> {
  const until = Date.now() + WATCHES_FOR_MS;
  const path = `/api/v1/transaction/status/${id}`;
  const call = { method: 'GET', path, headers: { 'x-forwarded-for': address } } as const;
  while (Date.now() < until) {
    const answer = await sendUntilAnswered(api, call, 'GET /api/v1/transaction/status', answers);
    if (answer.status !== 200) throw new UnexpectedAnswer(`${path} answered ${answer.status}`);
    const status = v.safeParse(Status, answer.body);
    if (status.success && status.output.authorizationResult !== 'PENDING') return;
    await wait(POLLS_EVERY_MS);
  }
}

/**
 * Goes through a payment as a person does, from the payment methods to the result.
 *
 * @throws UnexpectedAnswer where the API answers wrongly
 */
export async function simulatePerson(targets: Targets, person: Person): Promise<void> {
  const { api, simulators, answers } = targets;
  const { intent: wish, channel, ending, address } = person;
  if (wish.kind === 'topup') {
    const path = `/api/v1/card/methods?param1=${wish.card}`;
    const call = { method: 'GET', path, headers: { 'x-forwarded-for': address } } as const;
    const methods = await sendUntilAnswered(api, call, 'GET card/methods', answers);
    if (methods.status !== 200) throw new UnexpectedAnswer(`${path} answered ${methods.status}`);
  }
  const payment = await submitPayment(api, person, answers);
  if (person.attacked) await attack(targets, payment.transaction_id, person);
  const page = await openProviderPage(channel, payment, simulators);
  if (person.webhook) {
    await armWebhook(simulators, CHANNEL_FACTS[channel].path, person.webhook);
    targets.faults.add(WEBHOOK_FAULTS[person.webhook]);
  }
  for (const choice of ENDINGS[ending]) await choose(page, choice);
  await watchResult(targets, payment.transaction_id, person);
}
