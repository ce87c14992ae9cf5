import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheControlOf, inlineScriptsOf } from '../src/index.ts';

const HASH = "'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='";

describe('the hashes of inline scripts', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'inline-scripts-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('are none where the build left no list', async () => {
    await expect(inlineScriptsOf(root)).resolves.toEqual([]);
  });

  it('are those of the list', async () => {
    await writeFile(join(root, 'inline-scripts.json'), JSON.stringify([HASH]));
    await expect(inlineScriptsOf(root)).resolves.toEqual([HASH]);
  });

  it.each([`["'unsafe-inline'"]`, `["${HASH}; script-src *"]`, '{}', '[1]'])(
    'are refused where the list has something else: %s',
    async (list) => {
      await writeFile(join(root, 'inline-scripts.json'), list);
      await expect(inlineScriptsOf(root)).rejects.toThrow('is no list of hashes');
    },
  );
});

it('keeps for a year what has a hash in its name, and nothing else', () => {
  expect(cacheControlOf('assets/app-1a2b3c.js')).toContain('immutable');
  expect(cacheControlOf('index.html')).toBe('no-cache');
  expect(cacheControlOf('other/assets/app.js')).toBe('no-cache');
});
