import { existsSync } from 'node:fs';

/** Where a Chromium is installed, in the order in which they are tried. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What makes it start as root and keeps it from the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
}

/**
 * The browser of an npm package, for Linux machines that have none; it unpacks itself into the temporary
 * folder.
 */
async function unpacked(): Promise<Browser> {
  // Read when the package is loaded: with it, it unpacks its own NSS libraries as well.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  // Its own flags are for other uses: they switch off web security and run everything in one process.
  return { executablePath: await chromium.executablePath(), args: FLAGS };
}

/**
 * $CHROMIUM, else an installed Chromium or Chrome, else the one that npm brought.
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
