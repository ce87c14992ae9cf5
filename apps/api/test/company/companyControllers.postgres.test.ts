import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signed } from '../machines/controllers.ts';
import { IDS } from '../support/demoData.ts';
import { startTestApp } from '../support/testApp.ts';

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, '../../src/company.ts');

it('adds a controller, changes its key and ends it from the command line', async () => {
  const app = await startTestApp();
  try {
    const command = async (...words: readonly string[]) => {
      const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: app.databaseUrl };
      return run(process.execPath, [COMMAND, 'controller', ...words], { env });
    };
    const statusWith = async (key: string) => {
      const { status } = await app.get(
        '/machines/v1/cards',
        signed('llano', key.trim(), '', app.clock(), 'GET /machines/v1/cards'),
      );
      return status;
    };
    const { stdout: first } = await command('add', 'llano', '--building', IDS.plain);
    const { stdout: second } = await command('rotate', 'llano');
    expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200]);
    expect((await command('list')).stdout).toMatch(/^llano {2}Edificio Llano {2}2 keys/);
    await command('revoke', 'llano');
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 401]);
    await expect(command('add', 'llano', '--building', IDS.plain)).rejects.toMatchObject({
      code: 1,
      stderr: 'there is a controller llano already\n',
    });
    await expect(command('add', 'other', '--building', 'nowhere')).rejects.toMatchObject({
      stderr: 'there is no building nowhere\n',
    });
    const actions = await app.db
      .selectFrom('company_actions')
      .select(['command', 'subject'])
      .orderBy('at')
      .execute();
    expect(actions.map(({ command: what, subject }) => `${what} ${subject}`)).toEqual([
      'controller add llano',
      'controller rotate llano',
      'controller revoke llano',
    ]);
    await expect(command('rotate', 'nobody')).rejects.toMatchObject({
      stderr: 'there is no controller nobody\n',
    });
  } finally {
    await app.close();
  }
});

it('replaces the secret that keys are encrypted by without a controller noticing', async () => {
  const [before, now] = ['the-secret-before-0001', 'the-secret-from-now-on-0002'];
  const app = await startTestApp({ CONTROLLER_KEYS_SECRET: now, CONTROLLER_KEYS_SECRET_BEFORE: before });
  try {
    const command = (secrets: Record<string, string>, ...words: readonly string[]) => {
      const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: app.databaseUrl, ...secrets };
      return run(process.execPath, [COMMAND, 'controller', ...words], { env });
    };
    const old = { CONTROLLER_KEYS_SECRET: before };
    const both = { CONTROLLER_KEYS_SECRET: now, CONTROLLER_KEYS_SECRET_BEFORE: before };
    const { stdout: key } = await command(old, 'add', 'llano', '--building', IDS.plain);
    const status = async () =>
      (
        await app.get(
          '/machines/v1/cards',
          signed('llano', key.trim(), '', app.clock(), 'GET /machines/v1/cards'),
        )
      ).status;
    expect(await status()).toBe(200);

    await expect(command({ CONTROLLER_KEYS_SECRET: now }, 'reencrypt')).rejects.toMatchObject({
      stderr: 'a key was encrypted by another secret than these two: nothing is changed\n',
    });
    expect((await command(both, 'reencrypt')).stdout).toBe('1 keys encrypted\n');
    expect(await status()).toBe(200);
    expect((await command({ CONTROLLER_KEYS_SECRET: now }, 'reencrypt')).stdout).toBe('1 keys encrypted\n');
    await expect(command(old, 'reencrypt')).rejects.toMatchObject({ code: 1 });
  } finally {
    await app.close();
  }
});
