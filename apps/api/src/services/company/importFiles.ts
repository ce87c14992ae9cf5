import { randomUUID } from 'node:crypto';
import type { Database, Executor } from '../../database/connect.ts';
import { recordCompanyAction } from '../../queries/company/audit.ts';
import type { Actor } from '../../queries/company/audit.ts';
import { beginImport, dropStage, openStage, stage } from '../../queries/company/staging.ts';
import type { Dependencies } from '../dependencies.ts';
import { applyKind } from './applyKind.ts';
import { checkRow } from './checkRow.ts';
import { KIND_NAMES } from '../../company-data/kinds.ts';
import type { CheckedRow, KindName } from '../../company-data/kinds.ts';
import { rowsOf } from './readRows.ts';
import type { DataFile } from './readRows.ts';
import type { FileReport, KindReport } from './report.ts';
import { storePictures, withPicture } from './stagePictures.ts';
import { MAX_REPORTED, InvalidLines } from '../../company-data/invalidLines.ts';
import type { WrongLine } from '../../company-data/invalidLines.ts';

/** Lines that are staged by one statement. */
const BATCH = 5000;

export interface ImportOptions {
  /** Says what would change, and changes nothing. */
  readonly dryRun: boolean;
  readonly actor: Actor;
  /** What the audit trail calls it. */
  readonly command?: string | undefined;
  /** Whether what a line is about has to be new, or has to be there. */
  readonly expects?: 'new' | 'known' | undefined;
  /** Called as the import goes on. */
  readonly progress?: (file: string, step: string) => void;
}

type Company = Pick<Dependencies, 'settings' | 'clock'>;

/** Reads a file into the stages of its kinds. @throws InvalidLines for a line that its kind does not allow */
async function stageFile(db: Executor, file: DataFile, onBatch: (lines: number) => void) {
  const stages = new Map<KindName, CheckedRow[]>();
  const wrong: WrongLine[] = [];
  let lines = 0;
  let refused = 0;
  for await (const row of rowsOf(file)) {
    lines += 1;
    if (lines % BATCH === 0) onBatch(lines);
    const checked = withPicture(checkRow(row), file.pictures);
    if (typeof checked === 'string') {
      refused += 1;
      if (wrong.length < MAX_REPORTED) wrong.push({ line: row.line, reason: checked });
    }
    if (refused > 0 || typeof checked === 'string') continue;
    const rows = stages.get(checked.kind) ?? [];
    if (!stages.has(checked.kind)) {
      stages.set(checked.kind, rows);
      await openStage(db, checked.kind);
    }
    rows.push(checked);
    if (rows.length === BATCH) await stage(db, checked.kind, rows.splice(0));
  }
  if (refused > 0) throw new InvalidLines(file.name, wrong, refused);
  for (const [kind, rows] of stages) await stage(db, kind, rows);
  return { lines, kinds: KIND_NAMES.filter((kind) => stages.has(kind)) };
}

async function importFile(
  db: Executor,
  company: Company,
  file: DataFile,
  { actor, command = 'import', expects, progress = () => undefined }: ImportOptions,
): Promise<FileReport> {
  const at = company.clock();
  const staged = await stageFile(db, file, (lines) => progress(file.name, `${lines} lines read`));
  await storePictures(db, file.pictures);
  const kinds: KindReport[] = [];
  for (const kind of staged.kinds) {
    progress(file.name, `taking in ${kind}`);
    kinds.push(await applyKind(db, company, kind, { file: file.name, at }));
    await dropStage(db, kind);
  }
  const added = kinds.reduce((sum, kind) => sum + kind.added, 0);
  if (expects === 'new' && added < staged.lines) throw new InvalidLines(file.name, [ALREADY_THERE]);
  if (expects === 'known' && added > 0) throw new InvalidLines(file.name, [NOT_THERE]);
  const changes = Object.fromEntries(kinds.map(({ kind, ...counts }) => [kind, counts]));
  await recordCompanyAction(db, { id: randomUUID(), ...actor, command, subject: file.name, changes, at });
  return { file: file.name, ...staged, kinds };
}

const ALREADY_THERE = { line: 1, reason: 'it is there already: set changes it' };
const NOT_THERE = { line: 1, reason: 'there is no such one: add makes it' };

/** Ends a transaction without a trace. */
class DryRun extends Error {
  readonly reports: readonly FileReport[];
  constructor(reports: readonly FileReport[]) {
    super('dry run');
    this.reports = reports;
  }
}

/** The first kind of a file by the order in which kinds need each other; NDJSON may have any. */
const orderOf = ({ name, kind }: DataFile) =>
  KIND_NAMES.findIndex((one) => (kind ?? name.toLowerCase()).startsWith(one));

/**
 * Takes files in, in the order in which their kinds need each other: each in a transaction of its own, all of
 * a file or nothing. What differs changes, and nothing else: a file that is taken in again changes nothing.
 *
 * @throws InvalidLines for the first file with wrong lines; the files before it stay
 */
export async function importFiles(
  { db, ...company }: Company & { readonly db: Database },
  files: readonly DataFile[],
  options: ImportOptions,
): Promise<readonly FileReport[]> {
  const inTransaction = (some: readonly DataFile[]) =>
    db.transaction().execute(async (transaction) => {
      await beginImport(transaction);
      const reports: FileReport[] = [];
      for (const file of some) reports.push(await importFile(transaction, company, file, options));
      if (options.dryRun) throw new DryRun(reports);
      return reports;
    });
  const ordered = files.toSorted((one, other) => orderOf(one) - orderOf(other));
  if (options.dryRun) return inTransaction(ordered).catch(reportsOfDryRun);
  const reports: FileReport[] = [];
  for (const file of ordered) reports.push(...(await inTransaction([file])));
  return reports;
}

function reportsOfDryRun(error: unknown): readonly FileReport[] {
  if (error instanceof DryRun) return error.reports;
  throw error;
}
