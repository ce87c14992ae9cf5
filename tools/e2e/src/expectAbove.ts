import type { Locator } from '@playwright/test';
import { expect } from './journey.ts';

/** Expects an element in the window that the notice below it does not cover. */
export async function expectAbove(element: Locator, notice: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const [upper, lower] = [await element.boundingBox(), await notice.boundingBox()];
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
}
