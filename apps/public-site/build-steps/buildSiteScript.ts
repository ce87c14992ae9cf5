import { join } from 'node:path';
import { buildScript } from './buildScript.ts';

const ENTRY = join(import.meta.dirname, '../app/site-script/main.ts');

/** Builds the small script of the pages that React leaves alone. @returns its address */
export const buildSiteScript = (folder: string): Promise<string> =>
  buildScript(folder, { input: ENTRY, fileName: 'assets/site-[hash].js' });
