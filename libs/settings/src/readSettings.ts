import * as v from 'valibot';
import { refusal } from './production.ts';
import { requiredInProduction, SettingError } from './setting.ts';
import type { SettingProblem, Setting } from './setting.ts';

type Table = Readonly<Record<string, Setting>>;
/** Raw values by environment name. */
export type RawSettings = Readonly<Record<string, string | undefined>>;
/** The checked values of a table; optional ones are then empty strings, whatever their type. */
export type SettingValues<T extends Table> = {
  readonly [Name in keyof T]:
    v.InferOutput<T[Name]['schema']> | (T[Name] extends { readonly production: '' } ? '' : never);
};

type Checked = { readonly output: unknown } | { readonly message: string };

/** All values of a table that have a kind, including the items of lists; production refuses each of them. */
const localValues = (table: Table): string[] =>
  Object.values(table).flatMap(({ kind, local }) =>
    kind === undefined || local === '' ? [] : [local, ...local.split(',').map((value) => value.trim())],
  );

const isLeftOut = (setting: Setting, value: string) => value.trim() === '' && setting.production === '';

/** A setting's value: the given one, otherwise the table's; undefined where it must be given. */
function effectiveValue({ local, production }: Setting, given: string | undefined, inProduction: boolean) {
  if (inProduction && production === requiredInProduction) return given?.trim() ? given : undefined;
  return given ?? (inProduction && typeof production === 'string' ? production : local);
}

/** A setting's checked value. @param repositoryValues null in the local run, which accepts them */
function check(
  setting: Setting,
  given: string | undefined,
  repositoryValues: readonly string[] | null,
): Checked {
  const value = effectiveValue(setting, given, repositoryValues !== null);
  if (value === undefined) return { message: 'must be given in production' };
  if (isLeftOut(setting, value)) return { output: '' };
  const result = v.safeParse(setting.schema, value);
  if (!result.success) return { message: result.issues[0].message };
  const message =
    repositoryValues && setting.kind && given !== undefined
      ? refusal(setting.kind, value, repositoryValues, setting.exception)
      : undefined;
  return message === undefined ? { output: result.output } : { message };
}

/**
 * Reads a table of settings from an environment.
 *
 * @param findProblems finds what is wrong between settings, of which invalid ones have no value
 * @throws SettingError naming all invalid settings
 */
export function readSettings<const T extends Table>(
  table: T,
  raw: RawSettings,
  inProduction: boolean,
  findProblems: (values: Partial<SettingValues<T>>) => readonly SettingProblem[] = () => [],
): SettingValues<T> {
  const repositoryValues = inProduction ? localValues(table) : null;
  const values: Record<string, unknown> = {};
  const problems: SettingProblem[] = [];
  for (const [name, setting] of Object.entries(table)) {
    const checked = check(setting, raw[name], repositoryValues);
    if ('message' in checked) problems.push({ name, message: checked.message });
    else values[name] = checked.output;
  }
  // Each value was just checked by its own schema, and without problems every setting has one.
  const settings = values as SettingValues<T>;
  problems.push(...findProblems(settings));
  if (problems.length > 0) throw new SettingError(problems);
  return settings;
}
