import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { testAgainst } from './journey.ts';
import type { Stack } from './stacks.ts';

/** For journeys in front of another company's server. */
export const test = testAgainst('theirs');

/** The cards of another company's server (tools/sandbox, `their-server`), by how they are paid for. */
export const theirCards = {
  checkout: '12345678',
  process_id: '20000002',
  pw_url: '30000003',
} as const;

/** What visitors and administrators sent to it. */
export async function received({ addresses: { api } }: Stack): Promise<{
  messages: readonly Record<string, string>[];
  mailed: readonly string[];
}> {
  return (await (await fetch(`${api}/received`)).json()) as Awaited<ReturnType<typeof received>>;
}

/** Expects a page that has come to rest without a text about an error. */
export async function expectNoError(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(/Ha ocurrido un error|El sistema no ha podido procesar/)).toHaveCount(0);
}
