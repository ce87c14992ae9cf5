import type { EngineKind } from './driver.ts';
import { firefox } from './puppeteer.ts';
import { webkit } from './webkit.ts';

/** The engines that `npm run test:browsers` knows. */
export const ENGINES = { firefox, webkit } as const satisfies Record<string, EngineKind>;

export type EngineName = keyof typeof ENGINES;

const names = Object.keys(ENGINES) as EngineName[];

/** Those that this machine has. */
export const found = names.filter((name) => ENGINES[name].find() !== undefined);

/** What is said of the others, on a line each. */
export const missing = names
  .filter((name) => !found.includes(name))
  .map(
    (name) => `${name} was not found and is not tested (Debian: apt-get install ${ENGINES[name].packages}).`,
  );
