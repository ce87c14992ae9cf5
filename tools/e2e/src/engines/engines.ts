import type { EngineKind } from './driver.ts';
import { chromium, firefox } from './puppeteer.ts';
import { webkit } from './webkit.ts';

/** The engines that `npm run test:browsers` knows. */
export const ENGINES = { firefox, webkit, chromium } as const satisfies Record<string, EngineKind>;

export type EngineName = keyof typeof ENGINES;

/** The engines that are asked for. `ENGINES=chromium,firefox` names others than the usual ones. */
const given = process.env['ENGINES']?.split(',');
const wanted = (Object.keys(ENGINES) as EngineName[]).filter(
  (name) => given?.includes(name) ?? ENGINES[name].isDefault,
);

/** Those that this machine has. */
export const found = wanted.filter((name) => ENGINES[name].find() !== undefined);

/** What is said of the others, on a line each. */
export const missing = wanted
  .filter((name) => !found.includes(name))
  .map(
    (name) => `${name} was not found and is not tested (Debian: apt-get install ${ENGINES[name].packages}).`,
  );
