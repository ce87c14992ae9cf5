import { startLoad } from './load.ts';
import { seconds, usableCards } from './deployment.ts';
import type { Deployment } from './deployment.ts';

/**
 * Deploys another release while people use the current one.
 *
 * @throws Error with the failed requests
 */
export async function rollOut(deployment: Deployment): Promise<void> {
  const { releases, caddy, instances, origins, say } = deployment;
  const stopLoad = startLoad(origins.site, origins.portal, await usableCards(deployment));
  const started = performance.now();
  const release = await releases.next();
  await caddy.reload();
  await instances.restart();
  const took = performance.now() - started;
  const { requests, topUps, refused, failures } = await stopLoad();
  if (failures.length > 0)
    throw new Error(
      `${failures.length} of ${requests} requests failed:\n${failures.slice(0, 10).join('\n')}`,
    );
  say(
    `deployed release ${release} in ${seconds(took)} under load: ${requests} requests, ${topUps} of them top-ups, none failed; ${refused} streams of HTTP/2 were refused at the reload and sent again, as browsers do by themselves`,
  );
}
