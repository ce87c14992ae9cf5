import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { MAX_REPORTED, InvalidLines } from '../../company-data/invalidLines.ts';
import type { InvalidLine } from '../../company-data/invalidLines.ts';
import { getKind, KIND_NAMES } from '../../queries/company/kinds.ts';
import type { CheckedRow, KindName } from '../../queries/company/kinds.ts';
import type { Executor } from '../../database/connect.ts';
import type { PictureSource } from '../../shop/pictures.ts';
import { recordCompanyAction } from '../../queries/company/audit.ts';
import {
  beginImport,
  dropStage,
  openStage,
  pricedBuildings,
  stage,
} from '../../queries/company/importing.ts';
import { storePicture } from '../../queries/shop.ts';
import type { CoreDependencies } from '../dependencies.ts';
import { adjustClosedMonths } from '../months/closeMonths.ts';
import { applyKind } from './applyKind.ts';
import type { KindReport } from './applyKind.ts';
import { refusal, shortText } from './command.ts';
import { DataFile, checkRow, parseRows } from './readRows.ts';

type Pictures = Readonly<Record<string, PictureSource>>;

/** The cell that clears a column. */
const CLEAR = '-';

/** The path of the picture that a line names; undefined where it names none. */
export function picturePath({ kind, cells }: Pick<CheckedRow, 'kind' | 'cells'>): string | undefined {
  const path = kind === 'accessories' ? cells['image'] : undefined;
  return typeof path === 'string' && path !== CLEAR ? path : undefined;
}

/** Replaces a picture's path by its id. @returns the line, or the reason why it is invalid */
export function withPicture(checked: CheckedRow | string, pictures: Pictures = {}): CheckedRow | string {
  const path = typeof checked === 'string' ? undefined : picturePath(checked);
  if (typeof checked === 'string' || path === undefined) return checked;
  const picture = Object.hasOwn(pictures, path) ? pictures[path] : undefined;
  if (!picture) return `image: '${path}' was not given with the file`;
  if ('wrong' in picture) return `image: '${path}' ${picture.wrong}`;
  return { ...checked, cells: { ...checked.cells, image: picture.id } };
}

const BATCH = 5000;

/** The input of the command `import`. */
export const ImportInput = v.object({
  files: v.array(DataFile),
  /** Reports what would change, without changing it. */
  dryRun: v.optional(v.boolean(), false),
  /** Whether opening balances may be above MAX_TOPUP_CENTS. */
  yes: v.optional(v.boolean(), false),
  actor: v.object({ by: shortText, reason: shortText }),
  /** The command's name in the audit trail. */
  command: v.optional(shortText),
  /** Whether the records of the lines have to be new or have to exist. */
  expects: v.optional(v.picklist(['new', 'known'])),
});
type ImportOptions = Omit<v.InferOutput<typeof ImportInput>, 'files'>;

/** Reads a file into its kinds' staging tables. @throws InvalidLines for lines that fail their checks */
async function stageFile(db: Executor, file: DataFile) {
  const stages = new Map<KindName, CheckedRow[]>();
  const invalid: InvalidLine[] = [];
  let lines = 0;
  let invalidCount = 0;
  for await (const row of parseRows(file)) {
    lines += 1;
    const checked = withPicture(checkRow(row), file.pictures);
    if (typeof checked === 'string') {
      invalidCount += 1;
      if (invalid.length < MAX_REPORTED) invalid.push({ line: row.line, reason: checked });
    }
    if (invalidCount > 0 || typeof checked === 'string') continue;
    const rows = stages.get(checked.kind) ?? [];
    if (!stages.has(checked.kind)) {
      stages.set(checked.kind, rows);
      await openStage(db, checked.kind);
    }
    rows.push(checked);
    if (rows.length === BATCH) await stage(db, checked.kind, rows.splice(0));
  }
  if (invalidCount > 0) throw new InvalidLines(file.name, invalid, invalidCount);
  for (const [kind, rows] of stages) await stage(db, kind, rows);
  return { lines, kinds: KIND_NAMES.filter((kind) => stages.has(kind)) };
}

async function importFile(
  db: Executor,
  { settings, clock }: CoreDependencies,
  file: DataFile,
  { actor, yes, command = 'import', expects }: ImportOptions,
) {
  const at = clock();
  const staged = await stageFile(db, file);
  for (const picture of Object.values(file.pictures ?? {}))
    if ('id' in picture) await storePicture(db, picture);
  const kinds: KindReport[] = [];
  for (const kind of staged.kinds) {
    kinds.push(await applyKind({ db, settings, at }, kind, { file: file.name, yes, expects }));
    const priced = kind === 'prices' ? await pricedBuildings(db) : undefined;
    if (priced) await adjustClosedMonths(db, priced, { cause: 'price', by: actor.by, clock });
    await dropStage(db, kind);
  }
  const added = kinds.reduce((sum, kind) => sum + kind.added, 0);
  if (expects === 'new' && added < staged.lines) throw new InvalidLines(file.name, [EXISTS]);
  const changes = Object.fromEntries(kinds.map((report) => [report.kind, auditedReport(report)]));
  await recordCompanyAction(db, { id: randomUUID(), ...actor, command, subject: file.name, changes, at });
  return { file: file.name, ...staged, kinds };
}

/** A kind's report in the audit trail. People are only counted, because the trail is never erased. */
const auditedReport = ({ kind, added, changed, ...details }: KindReport) =>
  getKind(kind).columns['email'] ? { added, changed } : { added, changed, ...details };

const EXISTS = { line: 1, reason: 'it is there already: set changes it' };

/** Thrown to roll back the transaction of a dry run. */
class DryRun extends Error {}

/** A file's place in the order of dependencies, by its kind; -1 for NDJSON with kinds of its own. */
const rankFile = ({ name, kind }: DataFile) =>
  KIND_NAMES.findIndex((kindName) => (kind ?? name.toLowerCase()).startsWith(kindName));

/**
 * Imports files in the order in which their kinds depend on each other, each in its own transaction. Only
 * differences are written, so importing a file again changes nothing.
 *
 * @throws InvalidLines for the first file with invalid lines; the files before it stay imported
 */
export async function importFiles(
  deps: CoreDependencies,
  files: readonly DataFile[],
  options: ImportOptions,
) {
  const { dryRun } = options;
  const reports: Awaited<ReturnType<typeof importFile>>[] = [];
  const ordered = files.toSorted((left, right) => rankFile(left) - rankFile(right));
  for (const batch of dryRun ? [ordered] : ordered.map((file) => [file]))
    await deps.db
      .transaction()
      .execute(async (transaction) => {
        await beginImport(transaction);
        for (const file of batch) reports.push(await importFile(transaction, deps, file, options));
        if (dryRun) throw new DryRun();
      })
      .catch((error: unknown) => {
        if (error instanceof DryRun) return;
        if (!(error instanceof InvalidLines)) throw error;
        const before = dryRun ? [] : reports.map(({ file }) => `${file} was taken in before it`);
        throw refusal([error.text, 'nothing of it was taken in', ...before].join('\n'));
      });
  return reports;
}
