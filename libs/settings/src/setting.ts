import type * as v from 'valibot';

/**
 * The kind of a value, which determines what production requires of it (production.ts): `secret`;
 * `identifier` for names that others know us by; `url` of a service or `origin` of ours, single or a
 * comma-separated list; `server`, which may be on this machine; `network` for ranges of addresses;
 * `emailAddress`; `contact` for visible data. Values without a kind (numbers, switches) may be the same
 * everywhere.
 */
export type SettingKind =
  'secret' | 'identifier' | 'url' | 'origin' | 'server' | 'network' | 'emailAddress' | 'contact';

/** Used as the production value of a setting that must be given there. */
export const requiredInProduction = Symbol('required in production');

/**
 * The default in production. Empty: the setting is optional there, and an empty value is accepted everywhere
 * without a check. Without this property the local value is the default.
 */
type InProduction = string | typeof requiredInProduction;

interface Row {
  readonly schema: v.GenericSchema<string, unknown>;
  /** The value of the local run. */
  readonly local: string;
}

/** A row of a table of settings. Settings with a kind never fall back to their local value in production. */
export type Setting = Row &
  (
    | { readonly kind?: never; readonly exception?: never; readonly production?: InProduction }
    | {
        readonly kind: SettingKind;
        readonly production: InProduction;
        /** A value that production accepts whatever the rules of its kind. */
        readonly exception?: string;
      }
  );

/** A setting that production requires, whatever the local run has. */
export const required = <const Schema extends Row['schema'], const Kind extends SettingKind>(
  schema: Schema,
  kind: Kind,
  local: string,
) => ({ schema, kind, local, production: requiredInProduction }) as const;

/** A setting that production leaves out where it is not given. */
export const optional = <const Schema extends Row['schema'], const Kind extends SettingKind>(
  schema: Schema,
  kind: Kind,
  local = '',
) => ({ schema, kind, local, production: '' }) as const;

/** A problem of a setting, described without its value. */
export interface SettingProblem {
  readonly name: string;
  readonly message: string;
}

/** Invalid settings; the message names each of them on its own line. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly SettingProblem[]) {
    super(problems.map(({ name, message }) => `${name}: ${message}`).join('\n'));
    this.problems = problems;
  }
}
