import type { Page } from '@playwright/test';

/**
 * Collects the bodies of a page's requests to a path. They are read on their way, because the browser does
 * not report the body of a request that is a stream.
 */
export async function sentBodies(page: Page, path: string): Promise<readonly unknown[]> {
  const bodies: unknown[] = [];
  await page.route(`**${path}`, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.continue();
  });
  return bodies;
}
