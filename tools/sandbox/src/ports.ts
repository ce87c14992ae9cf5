/** The base in a variable (docs/local-run.md). @throws Error naming it where it cannot be a base */
export function portBaseFrom(
  environment: NodeJS.ProcessEnv,
  { name = 'PORT_BASE', usual = 4200, highest = 65_000 } = {},
): number {
  const given = environment[name] ?? '';
  if (given === '') return usual;
  const base = /^\d{4,5}$/.test(given) ? Number(given) : Number.NaN;
  if (!(base >= 1024 && base <= highest))
    throw new Error(`${name}: must be a whole number from 1024 to ${highest}`);
  return base;
}

/** The ports of docs/local-run.md, moved to a base. */
export const portsAt = (base: number) => ({
  /** Both sites. */
  gateway: base,
  api: base + 10,
  simulators: base + 20,
  /** The mailbox page. */
  mailbox: base + 30,
  smtp: base + 31,
});
export type Ports = Readonly<ReturnType<typeof portsAt>>;
