import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoSnapshotText } from './demoSnapshot.ts';

/**
 * `node tools/sandbox/src/demo-data/writeSnapshot.ts`, after the demo data's places, prices or accessories
 * changed.
 */
const FILE = join(import.meta.dirname, '../../../../apps/public-site/demo-snapshot.json');

await writeFile(FILE, demoSnapshotText());
