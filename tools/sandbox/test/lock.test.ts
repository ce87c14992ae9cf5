import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClosers } from '../src/local/closers.ts';
import { withLock } from '../src/local/lock.ts';

const { signal } = new AbortController();
const closers = createClosers();
let file: string;

beforeEach(async () => {
  file = join(await closers.folder('lock'), 'build.lock');
});
afterEach(closers.closeAll);

describe('the lock', () => {
  it('has one holder at a time, also after a failure', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await readFile(file);
      inside -= 1;
      throw new Error('failed');
    };
    const ends = await Promise.allSettled([1, 2, 3].map(() => withLock(file, signal, work)));
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(most).toBe(1);
  });

  it('is taken from a process that has ended', async () => {
    // No process has this id, because it is above the maximum of Linux.
    await writeFile(file, '4999999');
    expect(await withLock(file, signal, async () => 'done')).toBe('done');
  });

  it('is taken from another process that has the id of its former owner', async () => {
    await writeFile(file, String(process.pid));
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(file, longAgo, longAgo);
    expect(await withLock(file, signal, async () => 'done')).toBe('done');
  });

  it('is waited for only until the signal aborts', async () => {
    await writeFile(file, String(process.pid));
    const waiting = withLock(file, AbortSignal.timeout(50), async () => 'done');
    await expect(waiting).rejects.toThrow();
  });
});
