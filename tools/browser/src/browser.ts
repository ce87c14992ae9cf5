import { existsSync } from 'node:fs';

/** Where a Chromium is installed, in the order in which they are tried. */
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

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
 * The browser of an npm package, for machines that have none; it unpacks itself into the temporary folder.
 */
async function unpacked(): Promise<Browser> {
  // Read when the package is loaded: with it, it unpacks its own NSS libraries as well.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  // Its own flags are for other uses: they switch off web security and run everything in one process.
  return { executablePath: await chromium.executablePath(), args: FLAGS };
}

/** $CHROMIUM, else an installed Chromium or Chrome, else the one that npm brought. */
export async function findBrowser(): Promise<Browser> {
  const given = process.env['CHROMIUM'];
  const executablePath =
    given !== undefined && given !== '' ? given : INSTALLED.find((path) => existsSync(path));
  return executablePath === undefined ? unpacked() : { executablePath, args: FLAGS };
}
