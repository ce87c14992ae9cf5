import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { FILES, ROOT, read } from './workspace.ts';

/** The files of an invented channel, as docs/walkthroughs.md has them. */
const FIXTURE = join(import.meta.dirname, 'new-channel');
const FOLDER = 'libs/payment-channels/src/abitab';
const CHANGELOG = 'CHANGELOG.md';
const MOST_FILES = 12;
const MOST_OUTSIDE = 4;

const ROW = `  Abitab: {
    path: 'abitab',
    provider: 'Abitab',
    notification: { description: (rule) => \`Signed notice. \${rule}\`, example: { payment: '{}' } },
  },
`;

/** What is written outside of its folder: before which text of a file. */
const ROWS: readonly (readonly [file: string, before: string, row: string])[] = [
  ['libs/api-contract/src/channels.ts', '] as const;\n\nexport type ChannelName', ", 'Abitab'"],
  ['libs/api-contract/src/channels.ts', '}) as const satisfies Readonly<Record<ChannelName', ROW],
  [
    'libs/payment-channels/src/client/channels.ts',
    'import type { Channel,',
    "import { abitab } from '../abitab/client.ts';\n",
  ],
  ['libs/payment-channels/src/client/channels.ts', '};\n\n/** The origins', '  Abitab: abitab,\n'],
  [
    'libs/payment-channels/src/server/channels.ts',
    'import { bancardChannel }',
    "import { abitabChannel } from '../abitab/server/channel.ts';\n",
  ],
  [
    'libs/payment-channels/src/server/channels.ts',
    '} as const satisfies Record<ChannelName',
    '  Abitab: abitabChannel,\n',
  ],
  [CHANGELOG, '- **Top-up** by', '- **Top-up** by Abitab, in cash.\n'],
];

const OWN_FILES = globSync('**/*.txt', { cwd: FIXTURE })
  .map((file) => file.replaceAll('\\', '/').replace(/\.txt$/, ''))
  .toSorted();
const OUTSIDE = [...new Set(ROWS.map(([file]) => file))].toSorted();

/** The suite over all channels, on the embedded database alone. */
const JEST_CONFIG = `import config from './jest.config.mjs';
const { globalSetup, globalTeardown, globals, transform, moduleNameMapper } = config.projects[1];
export default {
  rootDir: import.meta.dirname, testEnvironment: 'node', extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['<rootDir>/test/payments/everyChannel.test.ts'], testTimeout: config.testTimeout,
  globalSetup, globalTeardown, globals, transform, moduleNameMapper,
};
`;

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'laundry-channel-'));
  for (const file of FILES.filter((one) => /^(?:libs|apps\/api|tools\/jest)\/|^[^/]+$/.test(one)))
    cpSync(join(ROOT, file), join(copy, file));
  // Packages of others by links to this tree's; ours are the copy's.
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@laundry'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((one) => one !== '@laundry'))
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  for (const name of readdirSync(join(copy, 'libs')))
    symlinkSync(join(copy, 'libs', name), join(packages, '@laundry', name));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a channel is added by the files that the walkthrough names, at most 12, at most 4 outside its folder', () => {
  const [, walkthrough = ''] = read('docs/walkthroughs.md').split('## Add a payment channel');
  const [section = ''] = walkthrough.split('\n## ');
  const named = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => file ?? '');
  expect(named.toSorted()).toEqual([...OUTSIDE, ...OWN_FILES.map((file) => `${FOLDER}/${file}`)].toSorted());
  expect(OUTSIDE.length).toBeLessThanOrEqual(MOST_OUTSIDE);
  expect(named.length).toBeLessThanOrEqual(MOST_FILES);
});

it('an invented channel passes all that every channel does, with these files alone', () => {
  for (const file of OWN_FILES) {
    mkdirSync(dirname(join(copy, FOLDER, file)), { recursive: true });
    cpSync(join(FIXTURE, `${file}.txt`), join(copy, FOLDER, file));
  }
  const changed = new Map(OUTSIDE.map((file) => [file, read(file)]));
  for (const [file, before, row] of ROWS) {
    const text = changed.get(file) ?? '';
    expect(text.split(before)).toHaveLength(2);
    changed.set(
      file,
      text.replace(before, () => row + before),
    );
  }
  for (const [file, text] of changed) writeFileSync(join(copy, file), text);
  const api = join(copy, 'apps/api');
  writeFileSync(join(api, 'everyChannel.mjs'), JEST_CONFIG);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      '--config',
      'everyChannel.mjs',
      '--testNamePattern',
      'by Abitab',
    ],
    { cwd: api, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0' } },
  );
  expect(stderr).toMatch(/Tests: .*\b6 passed/);
  expect(status).toBe(0);
});
