import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { SETTINGS } from '../src/settings.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

/** Starts the server as a process of its own, which has to end by itself. */
async function started(environment: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

it('names every setting that production lacks, with what is wanted', async () => {
  const { code, said } = await started({ API_MODE: 'production', PUBLIC_ORIGIN: 'https://lavaderos.uy' });
  expect(code).toBe(1);
  expect(said.trim().split('\n').toSorted()).toEqual(
    [
      'API_ORIGIN',
      'DATABASE_URL',
      'MAIL_FROM',
      'RECAPTCHA_SECRET',
      'SMTP_URL',
      'SUPPORT_EMAIL',
      'TRUST_PROXY',
    ].map((name) => `${name}: must be given in production`),
  );
});

it('does not start production on the local values', async () => {
  const local = Object.entries(SETTINGS).map(([name, row]) => [name, row.local] as const);
  const { code, said } = await started({ ...Object.fromEntries(local), API_MODE: 'production' });
  expect(code).toBe(1);
  const named = said
    .trim()
    .split('\n')
    .map((line) => line.split(':')[0]);
  expect(named).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'PUBLIC_ORIGIN', 'BANCARD_PRIVATE_KEY', 'MAIL_FROM', 'SMTP_URL']),
  );
  for (const [name, value] of local)
    if (/KEY|SECRET|TOKEN/.test(name) && value) expect(said).not.toContain(value);
});

it('does not serve the local secrets to other machines', async () => {
  expect(await started({ API_HOST: '0.0.0.0' })).toEqual({
    code: 1,
    said: 'API_HOST: must be of the loopback unless API_MODE is production\n',
  });
});
