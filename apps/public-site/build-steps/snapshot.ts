import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { calls } from '@laundry/api-contract';
import * as v from 'valibot';
import type { Plugin } from 'vite';

/**
 * What pages are prerendered of: public answers of the API as they were when the site was built, by the names
 * of their calls. It is taken once a build (takeSnapshot.ts), so that every page and the sitemap tell the
 * same.
 */
const CALLS = { laundromats: calls.laundromats, brandingItems: calls.brandingItems } as const;

const Snapshot = v.object({
  laundromats: CALLS.laundromats.answer,
  brandingItems: CALLS.brandingItems.answer,
});
export type Snapshot = v.InferOutput<typeof Snapshot>;

const PROJECT = join(import.meta.dirname, '..');
const SAVED = join(PROJECT, '.snapshot.json');
/** As long as the API's calls may take (spec §9). */
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
 * Reads what SITE_SNAPSHOT names.
 *
 * @param source an address that begins with http, or a file, from the project's folder
 * @throws Error where it cannot be had or is no snapshot
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

/** Saves a snapshot for the further steps of this build. */
export async function saveSnapshot(snapshot: Snapshot): Promise<void> {
  await writeFile(SAVED, JSON.stringify(snapshot));
}

/** The snapshot of this build. */
export const savedSnapshot = async (): Promise<Snapshot> =>
  v.parse(Snapshot, JSON.parse(await readFile(SAVED, 'utf8')));

const MODULE = 'virtual:snapshot';

/**
 * Gives pages the snapshot of this build; in development, the one that its start takes.
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
