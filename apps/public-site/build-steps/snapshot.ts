import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { stdout } from 'node:process';
import { fetchCall, readAnswer } from '@laundry/api-client/exchange';
import { calls } from '@laundry/api-contract';
import type { Call } from '@laundry/api-contract';
import { toAppError } from '@laundry/error-catalogue';
import * as v from 'valibot';

/**
 * The data for prerendering: public answers of the API at build time, by call. They are loaded once per build
 * (takeSnapshot.ts), so that all pages and the sitemap agree.
 */
const Snapshot = v.object({
  laundromats: calls.laundromats.answer,
  brandingItems: calls.brandingItems.answer,
});
export type Snapshot = v.InferOutput<typeof Snapshot>;

const PROJECT = join(import.meta.dirname, '..');
const SAVED = join(PROJECT, '.snapshot.json');

/** The answer of a call; an empty list, with a log line, where the server does not offer the call (D69). */
async function fetchAnswer(source: string, call: Call, token: string): Promise<unknown> {
  const origin = source.replace(/\/$/, '');
  const response = await fetchCall(call, {}, { origin, token });
  try {
    return await readAnswer(call, response);
  } catch (thrown) {
    const { kind, cause } = toAppError(thrown);
    if (response.ok) throw cause;
    if (kind !== 'notOffered')
      throw new Error(`${origin}${call.path} answered ${response.status}`, { cause: thrown });
    stdout.write(`SITE_SNAPSHOT: ${origin} has no ${call.path}; the pages made of it are left out.\n`);
    return [];
  }
}

const fetchAnswers = async (source: string, token: string) => ({
  laundromats: await fetchAnswer(source, calls.laundromats, token),
  brandingItems: await fetchAnswer(source, calls.brandingItems, token),
});

/**
 * Reads the snapshot named by SITE_SNAPSHOT.
 *
 * @param source an http(s) address, or a file relative to the project's folder
 * @param token the site's public token, for an address (D66)
 * @throws Error where it is unavailable or invalid
 */
export async function readSnapshot(source: string, token: string): Promise<Snapshot> {
  try {
    const found = /^https?:/.test(source)
      ? await fetchAnswers(source, token)
      : (JSON.parse(await readFile(resolve(PROJECT, source), 'utf8')) as unknown);
    return v.parse(Snapshot, found);
  } catch (cause) {
    throw new Error(`SITE_SNAPSHOT: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Saves a snapshot for the pages (app/snapshot.ts) and the later steps of this build. */
export async function saveSnapshot(snapshot: Snapshot): Promise<void> {
  await writeFile(SAVED, JSON.stringify(snapshot));
}

/** The snapshot of this build. */
export const savedSnapshot = async (): Promise<Snapshot> =>
  v.parse(Snapshot, JSON.parse(await readFile(SAVED, 'utf8')));
