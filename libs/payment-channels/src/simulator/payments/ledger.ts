import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';

const FLUSH_EVERY_MS = 100;

const Line = v.looseObject({ provider: v.string(), reference: v.string() });
type Line = v.InferOutput<typeof Line>;

/** A killed process may leave an incomplete line, which is ignored. */
function parseLine(text: string): Line | undefined {
  try {
    const result = v.safeParse(Line, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

const isAbsent = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

async function readLines(file: string): Promise<Line[]> {
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isAbsent(error)) return '';
    throw error;
  });
  const latest = new Map<string, Line>();
  for (const text of content.split('\n')) {
    const line = text === '' ? undefined : parseLine(text);
    if (line) latest.set(`${line.provider} ${line.reference}`, line);
  }
  return [...latest.values()];
}

const toText = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/**
 * Stores the payments on disk as an append-only log of JSON lines, of which a payment's last one counts. It
 * is compacted when it is opened. Lines are written within 100 ms, and all of them at close.
 */
export async function openLedger(file: string) {
  await mkdir(dirname(file), { recursive: true });
  const found = await readLines(file);
  const compacted = `${file}.new`;
  await writeFile(compacted, toText(found.map((line) => JSON.stringify(line))));
  await rename(compacted, file);

  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function append(): Promise<void> {
    const lines = waiting;
    waiting = [];
    if (lines.length === 0) return;
    try {
      await appendFile(file, toText(lines));
    } catch (error) {
      // They are written next time, so that a failure (a full disk) loses nothing.
      waiting = [...lines, ...waiting];
      throw error;
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(append, append);
    return writing;
  }

  return {
    /** A provider's stored payments, not validated. */
    read: (provider: string): readonly unknown[] => found.filter((line) => line.provider === provider),
    write: (payment: { readonly provider: string; readonly reference: string }): void => {
      waiting.push(JSON.stringify(payment));
      timer ??= setTimeout(() => void flush().catch(() => undefined), FLUSH_EVERY_MS);
    },
    close: flush,
  };
}
export type Ledger = Awaited<ReturnType<typeof openLedger>>;
