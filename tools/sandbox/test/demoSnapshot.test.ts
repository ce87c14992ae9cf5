import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@laundry/api-contract';
import * as v from 'valibot';
import { demoSnapshot, demoSnapshotText } from '../src/demo-data/demoSnapshot.ts';
import { ROOT } from '../src/local/folders.ts';

it('is what the local run is built of', async () => {
  const stored = await readFile(join(ROOT, 'apps/public-site/demo-snapshot.json'), 'utf8');
  // If this fails, run: node tools/sandbox/src/demo-data/demoSnapshot.ts
  expect(stored).toBe(demoSnapshotText());
});

it('is as the API answers', () => {
  const { laundromats, brandingItems } = demoSnapshot();
  expect(v.parse(calls.laundromats.answer, laundromats)).toEqual(laundromats);
  expect(v.parse(calls.brandingItems.answer, brandingItems)).toEqual(brandingItems);
});
