/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** What the kit may add to the MUI components of a page with shell, heading and a card, in bytes. */
const ALLOWED = 10 * 1024;

const sizeOf = (page: string): number =>
  Number(
    execFileSync(process.execPath, [join(import.meta.dirname, 'measure.ts'), page], { encoding: 'utf8' }),
  );

it('adds little to a page beyond MUI itself', () => {
  const mui = sizeOf('muiPage.tsx');
  expect(mui).toBeGreaterThan(ALLOWED);
  expect(sizeOf('kitPage.tsx') - mui).toBeLessThanOrEqual(ALLOWED);
}, 60_000);
