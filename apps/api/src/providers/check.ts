import { right, unseen, wrong } from '@laundry/payment-channels/server';
import type { Ask, Finding } from '@laundry/payment-channels/server';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';

/** The message names the host and why it did not answer. */
export class NotAnswered extends Error {}

const WithCode = v.object({ cause: v.object({ code: v.string() }) });

const reasonOf = (error: unknown): string => {
  const coded = v.safeParse(WithCode, error);
  if (coded.success) return coded.output.cause.code;
  return error instanceof Error ? error.name : 'failed';
};

/** How far this machine's clock may be from a provider's: messages of both are signed with their time. */
const CLOCK_TOLERANCE_SECONDS = 30;

function clockFinding(answered: string | null, now: Date): Finding {
  const theirs = Date.parse(answered ?? '');
  if (Number.isNaN(theirs)) return unseen('clock: the answer has no time');
  const seconds = Math.round((now.getTime() - theirs) / 1000);
  const text = `clock: this machine is ${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} the provider`;
  return Math.abs(seconds) > CLOCK_TOLERANCE_SECONDS ? wrong(text) : right(text);
}

/**
 * Runs a check, which may ask a provider.
 *
 * @param clock this machine's, where it is compared with the provider's
 * @returns what it found, or that nobody answered
 */
export async function findingsOf(
  check: (ask: Ask) => Promise<readonly Finding[]>,
  { clock, timeoutMs }: { readonly clock?: Clock; readonly timeoutMs: number },
): Promise<readonly Finding[]> {
  let clockFound: Finding | undefined;
  const ask: Ask = async (url, request) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { redirect: 'manual', ...request, signal });
      clockFound = clock && clockFinding(response.headers.get('date'), clock());
      const text = await response.text();
      return { status: response.status, body: parsed(text) };
    } catch (error) {
      throw new NotAnswered(`${new URL(url).origin} does not answer: ${reasonOf(error)}`);
    }
  };
  const found = await check(ask).catch((error: unknown) => {
    if (error instanceof NotAnswered) return [wrong(error.message)];
    throw error;
  });
  return clockFound ? [...found, clockFound] : found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
