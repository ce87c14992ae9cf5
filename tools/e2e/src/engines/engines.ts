import type { EngineKind } from './driver.ts';
import { firefox } from './puppeteer.ts';
import { webkit } from './webkit.ts';

/** The engines that `npm run test:browsers` knows. */
export const ENGINES = { firefox, webkit } as const satisfies Record<string, EngineKind>;

export type EngineName = keyof typeof ENGINES;

const names = Object.keys(ENGINES) as EngineName[];

/** The engines that this machine has. */
export const found = names.filter((name) => ENGINES[name].find() !== undefined);

/** A line of text about each missing engine. */
export const missing = names
  .filter((name) => !found.includes(name))
  .map(
    (name) => `${name} was not found and is not tested (Debian: apt-get install ${ENGINES[name].packages}).`,
  );
