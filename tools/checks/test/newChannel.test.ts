import { globSync } from 'node:fs';
import { copyTree, filesOfWalk } from './copiedTree.ts';
import { ROOT, read } from './workspace.ts';

/** The files of an invented channel, as docs/walkthroughs.md has them. */
const FIXTURE = 'tools/checks/test/new-channel';
const FOLDER = 'libs/payment-channels/src/abitab';
const MOST_FILES = 12;
const MOST_OUTSIDE = 4;

const ROW = `  Abitab: {
    path: 'abitab',
    provider: 'Abitab',
    notification: { description: (rule) => \`Signed notice. \${rule}\`, example: { payment: '{}' } },
  },
`;

/** The rows that are added outside of the channel's folder, each before a text of a file. */
const ROWS: readonly (readonly [file: string, before: string, row: string])[] = [
  ['libs/api-contract/src/channels.ts', '] as const;\n\nexport type ChannelName', ", 'Abitab'"],
  ['libs/api-contract/src/channels.ts', "];\n\n/** The contract's facts", ", 'Abitab'"],
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
  ['CHANGELOG.md', '- **Public site**: company', '- **Top-up** by Abitab, in cash.\n'],
];

/** In milliseconds. On a loaded machine starting a database takes long. */
const LIMIT = 600_000;

it(
  'an added channel passes the tests of every channel, with only the files of the walkthrough',
  async () => {
    const tree = copyTree();
    try {
      for (const file of globSync('**/*.txt', { cwd: `${ROOT}/${FIXTURE}` }))
        tree.edit(`${FOLDER}/${file.replace(/\.txt$/, '')}`, (before) => {
          if (before !== '') throw new Error(`${FOLDER} is a channel: give the example another name`);
          return read(`${FIXTURE}/${file}`);
        });
      for (const [file, before, row] of ROWS)
        tree.edit(file, (text) => {
          if (text.split(before).length !== 2) throw new Error(`not once in ${file}: ${before}`);
          return text.replace(before, () => row + before);
        });
      const touched = tree.touched();
      expect(touched).toEqual(filesOfWalk('Add a payment channel'));
      expect(touched.length).toBeLessThanOrEqual(MOST_FILES);
      expect(touched.filter((file) => !file.startsWith(FOLDER)).length).toBeLessThanOrEqual(MOST_OUTSIDE);
      // Six tests of the channel, one that it stays open where the channels that do not split are off, and
      // the 15 tests that ask every provider, in which the channels that they do not fake are off.
      const named = ['--selectProjects', 'api', '-t', 'Abitab|the check of providers'];
      const files = ['test/payments/everyChannel.test.ts', 'test/company/companyCommands.test.ts'];
      const ran = await tree.command('apps/api', 'jest', ...named, ...files);
      expect(Number(/Tests: .*\b(\d+) passed/.exec(ran)?.[1])).toBeGreaterThanOrEqual(22);
    } finally {
      tree.remove();
    }
  },
  LIMIT,
);
