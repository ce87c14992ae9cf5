import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finish, runNode } from '../programs.ts';
import { fill } from './fill.ts';
import type { Amounts } from './fill.ts';
import { writeBuildings } from './buildings.ts';

/** The amounts of data that the portal is measured with. */
export const AMOUNTS: Amounts = { uses: 1_000_000, transactions: 100_000, days: 400 };

/** Fills an empty PostgreSQL database with the data that the portal is measured with. */
export async function seed(url: string, amounts: Amounts = AMOUNTS): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'laundry-bench-'));
  try {
    const records = join(scratch, 'buildings.ndjson');
    await writeBuildings(records);
    await finish(runNode(['apps/api/src/seed.ts', records], { DATABASE_URL: url }));
    await fill(url, amounts);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** `node tools/bench/src/portal/seed.ts postgres://…`: fills that empty database. */
if (import.meta.main) {
  const [, , url] = process.argv;
  if (url === undefined) throw new Error('usage: node tools/bench/src/portal/seed.ts URL');
  const start = performance.now();
  await seed(url);
  console.log(`seeded in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
