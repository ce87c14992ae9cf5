import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { testAgainst } from './journey.ts';
import type { Stack } from './stacks.ts';

/** The test for journeys in front of another company's server. */
export const test = testAgainst('theirs');

/** A card of another company's server (tools/sandbox, `their-server`). */
export const theirCard = '12345678';

/** What visitors and administrators sent to another company's server. */
export async function received({ addresses: { api } }: Stack): Promise<{
  messages: readonly Record<string, string>[];
  mailed: readonly string[];
}> {
  return (await (await fetch(`${api}/received`)).json()) as Awaited<ReturnType<typeof received>>;
}

/** Expects that a page shows no error once it has loaded. */
export async function expectNoError(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(/Ha ocurrido un error|El sistema no ha podido procesar/)).toHaveCount(0);
}
