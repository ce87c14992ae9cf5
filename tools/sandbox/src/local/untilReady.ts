import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 100;
const ANSWERS_WITHIN_MS = 2_000;

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })).ok;
  } catch {
    return false;
  }
}

/** Waits until a URL answers with success. @throws the abort reason, or Error once the time (ms) is over */
export async function untilReady(url: string, within: number, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + within;
  while (!(await isReady(url))) {
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${within / 1000} s`);
    await wait(POLL_MS, undefined, { signal });
  }
}
