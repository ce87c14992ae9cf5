import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { IDS, PASSWORD } from '../support/demoData.ts';
import { startTestApp } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';

const ADMINISTRATORS = `/api/v1/administrations/${IDS.administration}/administrators`;

let app: TestApp;
let headers: Record<string, string>;
/** Another instance that sends an invitation again. */
let other: pg.Client;

beforeAll(async () => {
  app = await startTestApp();
  const { token } = (await app.signin('administracion@demo.example', PASSWORD)).body;
  headers = { authorization: `Bearer ${String(token)}` };
  other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await app.close();
});

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const someoneWaits = async () => (await other.query(WAITING)).rowCount !== 0;

it('is withdrawn after it was sent again at the same time: neither waits for the other in a circle', async () => {
  const who = { name: 'Eva', lastname: 'Sosa', email: `${randomUUID()}@demo.example` };
  const id = String((await app.post(ADMINISTRATORS, who, headers)).body['id']);
  await other.query('begin');
  await other.query('update administrator_invitations set invited_at = now() where id = $1', [id]);
  const removal = app.call({ method: 'DELETE', url: `${ADMINISTRATORS}/${id}`, headers });
  while (!(await someoneWaits()));
  // What an entry of the activity holds of its administration.
  await other.query('select from administrations where id = $1 for key share', [IDS.administration]);
  await other.query('commit');
  expect((await removal).status).toBe(204);
});
