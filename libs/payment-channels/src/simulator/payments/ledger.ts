import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

const Line = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ provider: v.string(), reference: v.string() }),
);

/** The last line of each payment. A killed process may have left an incomplete one, which is ignored. */
function readLines(file: string) {
  const latest = new Map<string, v.InferOutput<typeof Line>>();
  for (const text of readFileSync(file, { encoding: 'utf8', flag: 'a+' }).split('\n')) {
    const { success, output } = v.safeParse(Line, text);
    if (success) latest.set(`${output.provider} ${output.reference}`, output);
  }
  return [...latest.values()];
}

const toText = (line: object) => `${JSON.stringify(line)}\n`;

/**
 * Stores the payments on disk as an append-only log of JSON lines, of which a payment's last one counts. It
 * is compacted when it is opened.
 */
export function openLedger(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const found = readLines(file);
  const compacted = `${file}.new`;
  writeFileSync(compacted, found.map(toText).join(''));
  renameSync(compacted, file);
  return {
    /** A provider's stored payments, not validated. */
    read: (provider: string): readonly unknown[] => found.filter((line) => line.provider === provider),
    write: (provider: string, payment: { readonly reference: string }): void =>
      appendFileSync(file, toText({ provider, ...payment })),
  };
}
export type Ledger = ReturnType<typeof openLedger>;
