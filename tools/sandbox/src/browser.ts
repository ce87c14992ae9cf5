import { existsSync } from 'node:fs';

/** Paths of an installed Chromium, in the order in which they are tried. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags that let it start as root and keep it off the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** No optimizing compilers: in pages that live for seconds they cost a fifth of the processor's time. */
export const FLAGS_FOR_SHORT_PAGES = ['--js-flags=--no-opt --no-maglev'];

export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
}

/** An npm package's Chromium, for Linux machines without one, unpacked to the temporary folder. */
async function unpacked(): Promise<Browser> {
  // The package reads this variable when it is loaded and then unpacks its own NSS libraries as well.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  // The package's own flags are unsuitable: they switch off web security and run everything in one process.
  return { executablePath: await chromium.executablePath(), args: FLAGS };
}

/**
 * $CHROMIUM, else an installed Chromium or Chrome, else the one from npm.
 * @throws Error where npm's does not run and none is installed
 */
export async function findBrowser(): Promise<Browser> {
  const given = process.env['CHROMIUM'];
  const executablePath =
    given !== undefined && given !== '' ? given : INSTALLED.find((path) => existsSync(path));
  if (executablePath !== undefined) return { executablePath, args: FLAGS };
  if (process.platform !== 'linux') throw new Error('Install Chrome, or name a Chromium in $CHROMIUM.');
  return unpacked();
}
