const DEFAULT_BASE = 4200;
const HIGHEST_BASE = 65_000;

/** The base in `PORT_BASE` (docs/local-run.md). @throws Error naming it where it cannot be a base */
export function portBaseFrom(environment: NodeJS.ProcessEnv): number {
  const given = environment['PORT_BASE'] ?? '';
  if (given === '') return DEFAULT_BASE;
  const base = /^\d{4,5}$/.test(given) ? Number(given) : Number.NaN;
  if (!(base >= 1024 && base <= HIGHEST_BASE))
    throw new Error(`PORT_BASE: must be a whole number from 1024 to ${HIGHEST_BASE}`);
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
