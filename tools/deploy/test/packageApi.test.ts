import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, freePort, untilReady } from '@laundry/sandbox/local';

const MAX_BYTES = 80 * 1024 * 1024;

const run = promisify(execFile);

let out: string;
let target: string;
let commands: readonly string[];

/** An environment without any tools or settings of this workspace. */
const PLAIN = { PATH: dirname(process.execPath) };

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'packaged-api-'));
  target = join(out, 'api');
  await run(process.execPath, [join(ROOT, 'tools/deploy/src/packaging/run.ts'), 'api', '--out', out]);
  const entries = await readdir(target);
  commands = entries.filter((name) => name.endsWith('.js'));
});

afterAll(() => rm(out, { recursive: true, force: true }));

it('the package has its dependencies and no tools of the workspace, in at most 80 MB', async () => {
  const { stdout } = await run('du', ['--bytes', '--summarize', target]);
  expect(Number.parseInt(stdout, 10)).toBeLessThan(MAX_BYTES);
  const workspace = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const entries = await readdir(join(target, 'node_modules'), { recursive: true });
  const installed = new Set(entries.map((entry) => entry.replaceAll('\\', '/')));
  expect(Object.keys(workspace.devDependencies).filter((name) => installed.has(name))).toEqual([]);
  expect([...installed].filter((name) => /^(@laundry|@electric-sql|rolldown)\b/.test(name))).toEqual([]);
  const own = await readdir(target, { recursive: true });
  expect(own.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('node_modules'))).toEqual([]);
  const channels = own.filter((file) => file.startsWith('libs/payment-channels/'));
  expect(channels).not.toEqual([]);
  expect(channels.filter((file) => /\/(simulator|testing)\//.test(file))).toEqual([]);
});

it('the package runs with plain Node, without a database', async () => {
  const port = await freePort();
  const api = spawn(process.execPath, ['main.js'], {
    cwd: target,
    stdio: 'ignore',
    env: { ...PLAIN, API_PORT: String(port), DATABASE_URL: 'postgres://127.0.0.1:1/laundry' },
  });
  const ended = once(api, 'exit');
  try {
    await untilReady(`http://127.0.0.1:${port}/healthz`);
  } finally {
    api.kill('SIGTERM');
  }
  await ended;
});

it('the package has every command of the npm scripts, and each reports a wrong setting', async () => {
  expect(commands).toEqual(
    expect.arrayContaining(['checkLedger.js', 'company.js', 'main.js', 'migrate.js', 'seed.js']),
  );
  const started = commands.map(async (name) => {
    const env = { ...PLAIN, API_MODE: 'production', API_ORIGIN: 'http://127.0.0.1:1' };
    const args = name === 'company.js' ? ['--help'] : name === 'seed.js' ? ['none.ndjson'] : [];
    const ended = await run(process.execPath, [name, ...args], { cwd: target, env }).catch(
      (error: unknown) => error as { stdout: string; stderr: string },
    );
    return ended.stdout + ended.stderr;
  });
  for (const output of await Promise.all(started))
    expect(output).toMatch(/DATABASE_URL: must be given in production|^Usage: company/m);
});

it('the package has every command that the guide, units, image and script start', async () => {
  const files = [
    'docs/operations.md',
    'deploy/laundry',
    'deploy/systemd/laundry-api@.service',
    'deploy/Dockerfile',
  ];
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  const named = [...texts.join('\n').matchAll(/\b(?:laundry|node|node",) "?(\w+\.js)\b/g)].map(
    ([, name]) => name,
  );
  expect(new Set(named)).toEqual(new Set(['main.js', 'company.js', 'checkLedger.js']));
  expect(commands).toEqual(expect.arrayContaining(named));
});
