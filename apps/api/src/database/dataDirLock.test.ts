import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MODULE = new URL('dataDirLock.ts', import.meta.url).href;
const SCRIPT = `
  const { lockDataDir } = await import(${JSON.stringify(MODULE)});
  try { lockDataDir(process.argv[1]); console.log('has it'); process.stdin.resume(); }
  catch (error) { console.log(error.message); }`;

// How the next process gets the lock, and what a refused one prints: test/serving/start.test.ts.
it('locks a data directory for only one of several concurrent processes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'laundry-lock-'));
  const args = ['--input-type=module', '-e', SCRIPT, join(folder, 'db')];
  const children = Array.from({ length: 4 }, () => spawn(process.execPath, args));
  const said = await Promise.all(children.map(({ stdout }) => once(stdout, 'data')));
  expect(said.filter((one) => String(one).trim() === 'has it')).toHaveLength(1);
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});
