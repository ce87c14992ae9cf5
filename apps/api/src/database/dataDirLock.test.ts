import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirInUse, lockDataDir } from './dataDirLock.ts';

let folder: string;
let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laundry-lock-'));
  dataDir = join(folder, 'db');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const MODULE = new URL('dataDirLock.ts', import.meta.url).href;
const SCRIPT = `
  const { lockDataDir } = await import(${JSON.stringify(MODULE)});
  try { lockDataDir(process.argv[1]); console.log('has it'); process.stdin.resume(); }
  catch (error) { console.log(error.message); }`;

/** Another process that wants the folder. @returns what it said, and itself */
async function another() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, dataDir]);
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

it('gives a folder to one, and to the next when it is free again', async () => {
  const free = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse);
  const { said } = await another();
  expect(said).toContain(`DATA_DIR: process ${process.pid} has the embedded database in ${dataDir} open`);
  free();
  expect((await another()).said).toBe('has it');
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse);
});

it('gives a folder to one of many that want it at once', async () => {
  const said = await Promise.all(Array.from({ length: 4 }, () => another()));
  expect(said.filter((one) => one.said === 'has it')).toHaveLength(1);
});
