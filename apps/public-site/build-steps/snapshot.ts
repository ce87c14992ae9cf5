import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { calls } from '@laundry/api-contract';
import * as v from 'valibot';
import type { Plugin } from 'vite';

/**
 * The data for prerendering: public answers of the API at build time, by call. They are loaded once per build
 * (takeSnapshot.ts), so that all pages and the sitemap agree.
 */
const CALLS = { laundromats: calls.laundromats, brandingItems: calls.brandingItems } as const;

const Snapshot = v.object({
  laundromats: CALLS.laundromats.answer,
  brandingItems: CALLS.brandingItems.answer,
});
export type Snapshot = v.InferOutput<typeof Snapshot>;

const PROJECT = join(import.meta.dirname, '..');
const SAVED = join(PROJECT, '.snapshot.json');
/** The time-out of the API's calls (spec §9). */
const TIMEOUT_MS = 20_000;

async function answerOf(origin: string, path: string): Promise<unknown> {
  const url = new URL(`${origin.replace(/\/$/, '')}${path}`);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}`);
  return response.json();
}

async function answersOf(origin: string): Promise<unknown> {
  const named = Object.entries(CALLS).map(async ([name, { path }]) => [name, await answerOf(origin, path)]);
  return Object.fromEntries(await Promise.all(named)) as unknown;
}

/**
 * Reads the snapshot named by SITE_SNAPSHOT.
 *
 * @param source an http(s) address, or a file relative to the project's folder
 * @throws Error where it is unavailable or invalid
 */
export async function readSnapshot(source: string): Promise<Snapshot> {
  try {
    const found = /^https?:/.test(source)
      ? await answersOf(source)
      : (JSON.parse(await readFile(resolve(PROJECT, source), 'utf8')) as unknown);
    return v.parse(Snapshot, found);
  } catch (cause) {
    throw new Error(`SITE_SNAPSHOT: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Saves a snapshot for the later steps of this build. */
export async function saveSnapshot(snapshot: Snapshot): Promise<void> {
  await writeFile(SAVED, JSON.stringify(snapshot));
}

/** The snapshot of this build. */
export const savedSnapshot = async (): Promise<Snapshot> =>
  v.parse(Snapshot, JSON.parse(await readFile(SAVED, 'utf8')));

const MODULE = 'virtual:snapshot';

/**
 * Provides pages with the snapshot of this build; in development, with the one taken at the start.
 *
 * @param source SITE_SNAPSHOT
 */
export const snapshotModule = (source: string): Plugin => ({
  name: 'snapshot',
  configureServer: async () => saveSnapshot(await readSnapshot(source)),
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: async (id) =>
    id === `\0${MODULE}` ? `export const snapshot = ${JSON.stringify(await savedSnapshot())};` : undefined,
});
