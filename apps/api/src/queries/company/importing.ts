import { sql } from 'kysely';
import { InvalidLines, MAX_REPORTED } from '../../company-data/invalidLines.ts';
import type { InvalidLine } from '../../company-data/invalidLines.ts';
import { rowsOf } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import { WITHOUT_TIMEOUT } from '../../database/pool.ts';
import { importTable } from './importTable.ts';
import type { Field } from './importTable.ts';
import { getKind } from './kinds.ts';
import type { CheckedRow, KindName } from './kinds.ts';

/** The name of the temporary table for a kind's lines. */
export const stagingTable = (kind: KindName): string => `staged_${kind}`;

/** The key of the advisory lock that all imports take: any number that nothing else uses. */
const LOCK_KEY = 4_210_062;

const definitions = (kind: KindName) =>
  [
    'line integer',
    ...Object.entries(getKind(kind).columns).map(([name, { type }]) => `"${name}" ${type}`),
  ].join(', ');

/**
 * Makes other imports wait until the transaction ends, and turns off its statement timeout. Triggers are
 * planned anew, because the session may have planned them for few rows.
 */
export async function beginImport(db: Executor): Promise<void> {
  await sql.raw(WITHOUT_TIMEOUT).execute(db);
  await sql`discard plans`.execute(db);
  await sql`select pg_advisory_xact_lock(${LOCK_KEY}::bigint)`.execute(db);
}

/** Creates the temporary table for a kind's lines, which is dropped at the end of the transaction. */
export const openStage = (db: Executor, kind: KindName) =>
  sql.raw(`create temporary table ${stagingTable(kind)} (${definitions(kind)}) on commit drop`).execute(db);

/** Inserts a batch of a kind's lines into its temporary table. */
export async function stage(db: Executor, kind: KindName, rows: readonly CheckedRow[]): Promise<void> {
  const json = JSON.stringify(rows.map(({ line, cells }) => ({ line, ...cells })));
  const table = sql.table(stagingTable(kind));
  await sql`insert into ${table} select * from jsonb_to_recordset(${json}::jsonb)
    as given (${sql.raw(definitions(kind))})`.execute(db);
}

/** Drops a kind's temporary tables, so that the next file can stage its lines. */
export const dropStage = (db: Executor, kind: KindName) =>
  sql.raw(`drop table if exists ${stagingTable(kind)}, ${resolvedTable(kind)}`).execute(db);

/** The name of the temporary table in which a kind's lines are matched to existing rows. */
export const resolvedTable = (kind: KindName): string => `resolved_${kind}`;

/** The buildings of imported prices, and the month of the first day; undefined where there are none. */
export async function pricedBuildings(db: Executor) {
  const [priced] = await rowsOf<{ buildingIds: string[]; from: string }>(db)`
    select array_agg(distinct building_id::text) as "buildingIds", to_char(min(valid_from), 'YYYY-MM') as "from"
    from ${sql.table(resolvedTable('prices'))} having count(*) > 0`;
  return priced;
}

/** Updates a table's statistics, so that queries are planned for the present number of rows. */
const analyze = (db: Executor, table: string) => sql.raw(`analyze ${table}`).execute(db);

const run = <Row>(db: Executor, text: string) => sql.raw<Row>(text).execute(db);

/** SQL for a line's value of a column; null for the '-' that clears it. */
const sqlStagedValue = ({ value, clearable }: Field) =>
  clearable ? `case when ${value}::text <> '-' then ${value} end` : value;
const clears = (name: string) => `clears_${name}`;
const unknown = (name: string) => `unknown_${name}`;

/** Matches each line to an existing row or a new one, and resolves its references. */
export async function resolve(db: Executor, kind: KindName): Promise<void> {
  const { rows, label, unique, match, parents, identity, fields, extraColumns } = importTable(kind);
  const columns = [
    'staged.line',
    `${label} as label`,
    `${unique} as same`,
    `target.${identity[0]?.name} is not null as found`,
    ...identity.map(({ name, value }) => `coalesce(target.${name}, ${value}) as ${name}`),
    ...fields.map((field) => `${sqlStagedValue(field)} as ${field.name}`),
    ...fields.flatMap(({ name, clearable, column }) =>
      clearable ? [`staged.${column} = '-' as ${clears(name)}`] : [],
    ),
    ...parents.map(
      ({ name }) =>
        `case when staged.${name} <> '-' and ${name}.id is null then staged.${name} end as ${unknown(name)}`,
    ),
    ...extraColumns.map((name) => `staged.${name}`),
  ];
  const joins = [
    ...parents.map((parent) => `left join ${parent.table} as ${parent.name} on ${parent.on}`),
    `left join ${rows} as target on ${match}`,
  ];
  await analyze(db, stagingTable(kind));
  await run(
    db,
    `create temporary table ${resolvedTable(kind)} on commit drop as
      select ${columns.join(', ')} from ${stagingTable(kind)} as staged ${joins.join(' ')}`,
  );
  await analyze(db, resolvedTable(kind));
}

/**
 * Checks a kind's resolved lines.
 *
 * @param maxOpeningCents what a new card may hold at most
 * @throws InvalidLines with the first lines that cannot be imported
 */
export async function checkLines(db: Executor, kind: KindName, file: string, maxOpeningCents: number) {
  const { parents, fields, refusal } = importTable(kind);
  const from = `from ${resolvedTable(kind)} as resolved`;
  const known = parents.map(({ name }) => `${unknown(name)} is null`);
  const required = fields.filter(
    ({ newDefault, column }) => newDefault === undefined && column !== undefined,
  );
  const checks = [
    `select line, ${refusal(maxOpeningCents)} as reason ${from}`,
    ...parents.map(({ name }) => `select line, 'no ${name} ''' || ${unknown(name)} || '''' ${from}`),
    ...required.map(
      ({ name, column }) => `select line, '${column} is needed for a new ${getKind(kind).singular}' ${from}
        where ${['not found', `${name} is null`, ...known].join(' and ')}`,
    ),
    `select line, 'the same as line ' || first from (
      select line, min(line) over (partition by same) as first ${from}) as placed where line <> first`,
  ];
  const { rows } = await run<InvalidLine & { count: number }>(
    db,
    `select line, reason, (count(*) over ())::integer as count from (${checks.join(' union all ')}) as checked
      where reason is not null order by line, reason limit ${MAX_REPORTED}`,
  );
  if (rows[0]) throw new InvalidLines(file, rows, rows[0].count);
}

/** SQL for the value that an existing row has after the import of its line. */
const sqlValueAfter = ({ name, existingDefault = `target.${name}`, clearable }: Field) => {
  const value = `coalesce(resolved.${name}, ${existingDefault})`;
  return clearable ? `case when resolved.${clears(name)} then null else ${value} end` : value;
};

/** The parts of statements about existing rows that differ from their lines. */
function changedRows(kind: KindName) {
  const { identity, fields: all } = importTable(kind);
  const fields = all.filter(({ newOnly }) => !newOnly);
  const same = identity.map(({ name }) => `target.${name} = resolved.${name}`).join(' and ');
  const before = fields.map(({ name }) => `target.${name}`);
  const after = fields.map(sqlValueAfter);
  return {
    fields,
    same,
    where: `resolved.found and ${same} and (${before.join(', ')}) is distinct from (${after.join(', ')})`,
  };
}

/** The change of an existing row: values before and after, by the column names of the file. */
export interface LineChange {
  readonly label: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** The first changes of existing rows, in the order of the lines. */
export async function listChanges(
  db: Executor,
  kind: KindName,
  limit: number,
): Promise<readonly LineChange[]> {
  const { fields, where } = changedRows(kind);
  if (fields.length === 0) return [];
  const object = (toSql: (field: Field) => string) => {
    const pairs = fields.map((field) => {
      const { column, display = (value: string) => value } = field;
      return `'${column}', ${display(`(${toSql(field)})`)}`;
    });
    return `json_build_object(${pairs.join(', ')})`;
  };
  const { rows } = await run<LineChange>(
    db,
    `select resolved.label, ${object(({ name }) => `target.${name}`)} as before, ${object(sqlValueAfter)} as after
      from ${resolvedTable(kind)} as resolved join ${importTable(kind).rows} as target on ${where} order by resolved.line limit ${limit}`,
  );
  return rows;
}

/** Labels of the first new rows. */
export async function addedLabels(db: Executor, kind: KindName, limit: number): Promise<readonly string[]> {
  const { rows } = await run<{ label: string }>(
    db,
    `select label from ${resolvedTable(kind)} where not found order by line limit ${limit}`,
  );
  return rows.map(({ label }) => label);
}

/**
 * Updates the existing rows that differ from their lines. They are locked in the order of their key, as cards
 * always are (`lockCards`). @returns the number of rows updated
 */
export async function updateRows(db: Executor, kind: KindName): Promise<number> {
  const { fields, same, where } = changedRows(kind);
  if (fields.length === 0) return 0;
  const { tables, identity } = importTable(kind);
  const set = fields.map((field) => `${field.name} = ${sqlValueAfter(field)}`).join(', ');
  const key = identity.map(({ name }) => `target.${name}`).join(', ');
  let updated = 0;
  for (const table of tables) {
    const { numAffectedRows } = await run(
      db,
      `update ${table} as target set ${set} from (
        select resolved.* from ${table} as target join ${resolvedTable(kind)} as resolved on ${where}
        order by ${key} for no key update of target) as resolved where ${same}`,
    );
    updated += Number(numAffectedRows ?? 0);
  }
  return updated;
}

/** The new people among the resolved lines of administrators. */
export const newAdministrators = (db: Executor) =>
  rowsOf<{ administrationId: string; email: string; name: string; lastname: string }>(db)`
    select administration_id as "administrationId", email, name, lastname
    from ${sql.table(resolvedTable('administrators'))} where not found order by line`;

/** Inserts the new rows. @returns the number of rows inserted */
export async function insertRows(db: Executor, kind: KindName): Promise<number> {
  const { tables, identity, fields } = importTable(kind);
  const columns = [...identity, ...fields].map(({ name }) => name);
  const expressions = [
    ...identity.map(({ name }) => `resolved.${name}`),
    ...fields.map(({ name, newDefault }) => `coalesce(resolved.${name}, ${newDefault ?? 'null'})`),
  ];
  const { numAffectedRows } = await run(
    db,
    `insert into ${tables[0]} (${columns.join(', ')})
      select ${expressions.join(', ')} from ${resolvedTable(kind)} as resolved where not resolved.found`,
  );
  return Number(numAffectedRows ?? 0);
}
