import { fetchCall, NOT_OFFERED } from '@laundry/api-client/exchange';
import { calls } from '@laundry/api-contract';
import type { Call } from '@laundry/api-contract';
import { siteConfigFrom } from '@laundry/brand';

type Asked = Pick<Call, 'method' | 'path'>;

/** A call that no server has: its answer shows how the server answers every call that it does not have. */
const NO_CALL: Asked = { method: 'GET', path: '/api/v1/no-such-call' };

/** The optional calls, one of each path. Paths of a single item are left out: 404 means that it is gone. */
const OPTIONAL: readonly Asked[] = Object.values(calls as Readonly<Record<string, Call>>).filter(
  ({ optional, path }, index, all) =>
    optional && !path.endsWith('}') && all.findIndex((other) => other.path === path) === index,
);

/** The status of an empty call made by a visitor, which a server that has the call refuses. */
async function fetchStatus({ method, path }: Asked, origin: string, token: string): Promise<number> {
  const named = path.replace(/\{\w+\}/g, '0') as Call['path'];
  const { status, body } = await fetchCall({ method, path: named }, {}, { origin, token });
  await body?.cancel();
  return status;
}

/**
 * Which optional calls the back end named by SITE_SNAPSHOT does not have (D69): those that it answers by
 * 404, 405 or 501, or with the same status as `NO_CALL`.
 *
 * @returns their paths; none where SITE_SNAPSHOT is a file, or where SITE_MISSING_CALLS is given
 * @throws Error where the back end does not answer
 */
export async function missingCalls(settings: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const { snapshot, publicToken, missingCalls: given } = siteConfigFrom(settings);
  if (settings['SITE_MISSING_CALLS'] !== undefined || !/^https?:/.test(snapshot)) return given;
  const origin = snapshot.replace(/\/$/, '');
  try {
    const [unknown, ...statuses] = await Promise.all(
      [NO_CALL, ...OPTIONAL].map((call) => fetchStatus(call, origin, publicToken)),
    );
    return OPTIONAL.filter((_, index) => {
      const status = statuses[index] ?? 0;
      return NOT_OFFERED.includes(status) || status === unknown;
    }).map(({ path }) => path);
  } catch (cause) {
    throw new Error(`SITE_SNAPSHOT: ${origin} does not answer`, { cause });
  }
}

/** One line about what is left out of the sites; nothing where the back end has all calls. */
export const leftOut = (missing: readonly string[]): string | undefined =>
  missing.length === 0
    ? undefined
    : `The back end has no ${missing.join(', ')}: the pages, panels and links that need them are left out.`;
