import { createClosers } from '../src/local/closers.ts';
import { serveHttp } from '../src/local/listen.ts';
import { leftOut, missingCalls } from '../src/local/missingCalls.ts';
import { startTheirServer } from '../src/their-server/startTheirServer.ts';

const FORGOTTEN = '/public-site/v1/users/forgot-password';
const ACTIVITY = '/api/v1/administrations/{adminId}/activity';
const SETTLEMENT = '/api/v1/reports/settlement';
const LAUNDROMATS = '/public-site/v1/laundromats';

const closers = createClosers();
afterEach(closers.closeAll);

/** The calls that are found missing in a back end, which answers a visitor's calls with given statuses. */
async function findMissing(toStatus: (path: string) => number) {
  const server = await serveHttp(({ url = '', headers }, response) => {
    const isNamed = headers.authorization === 'Bearer public-site';
    response.writeHead(isNamed ? toStatus(url) : 401).end('{}');
  });
  return missingCalls({ SITE_SNAPSHOT: `${closers.keep(server).origin}/` });
}

const isKnown = (path: string) => !path.endsWith('no-such-call');

it("finds no call missing if a visitor's empty calls are refused with 400 or 401", async () => {
  expect(await findMissing((path) => (isKnown(path) ? 401 : 404))).toEqual([]);
  expect(await findMissing((path) => (isKnown(path) ? 400 : 404))).toEqual([]);
});

it.each([404, 405, 501])('finds calls missing that are answered with %d', async (status) => {
  const missing = await findMissing((path) =>
    !isKnown(path) ? 404 : path.endsWith('/0/activity') || path === FORGOTTEN ? status : 401,
  );
  expect([...missing].sort()).toEqual([ACTIVITY, FORGOTTEN]);
});

it.each([200, 401, 403])('finds calls missing if any unknown path is answered with %d', async (status) => {
  const missing = await findMissing((path) => (path === SETTLEMENT ? 400 : status));
  expect(missing).toEqual(expect.arrayContaining([FORGOTTEN, ACTIVITY, LAUNDROMATS]));
  expect(missing).not.toContain(SETTLEMENT);
});

it("finds the calls that another company's server lacks, and names them in one line", async () => {
  const theirs = closers.keep(await startTheirServer({ port: 0, site: 'http://localhost:4200' }));
  const missing = await missingCalls({ SITE_SNAPSHOT: theirs.origin });
  expect(missing).toEqual(expect.arrayContaining([FORGOTTEN, ACTIVITY, SETTLEMENT, LAUNDROMATS]));
  expect(leftOut(missing)).toMatch(/^The back end has no .*laundromats.*: the pages, .* are left out\.$/);
  expect(leftOut([])).toBeUndefined();
});

it('makes no calls if the snapshot is a file, or if the setting is given', async () => {
  expect(await missingCalls({})).toEqual([]);
  const SITE_SNAPSHOT = 'http://127.0.0.1:9';
  expect(await missingCalls({ SITE_SNAPSHOT, SITE_MISSING_CALLS: `${ACTIVITY}, ${FORGOTTEN}` })).toEqual([
    ACTIVITY,
    FORGOTTEN,
  ]);
  await expect(missingCalls({ SITE_SNAPSHOT })).rejects.toThrow(
    'SITE_SNAPSHOT: http://127.0.0.1:9 does not answer',
  );
});
