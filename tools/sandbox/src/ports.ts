/** Ports above 1023 that browsers, and `fetch`, refuse. */
const REFUSED = /^(1719|172[03]|2049|3659|4045|4190|506[01]|6000|6566|666[5-9]|6679|6697|10080)$/;

/** The base in a variable (docs/local-run.md). @throws Error naming it where it cannot be a base */
export function portBaseFrom(
  environment: NodeJS.ProcessEnv,
  { name = 'PORT_BASE', usual = 4200, highest = 65_000 } = {},
): number {
  const given = environment[name] || String(usual);
  const base = /^\d{4,5}$/.test(given) ? Number(given) : Number.NaN;
  if (!(base >= 1024 && base <= highest))
    throw new Error(`${name}: must be a whole number from 1024 to ${highest}`);
  const refused = Object.values(portsAt(base)).find((port) => REFUSED.test(String(port)));
  if (refused !== undefined) throw new Error(`${name}: ${base} needs port ${refused}, which browsers refuse`);
  return base;
}

/** The ports of docs/local-run.md, moved to a base: the gateway has both sites, the mailbox its page. */
export const portsAt = (base: number) => ({
  gateway: base,
  api: base + 10,
  simulators: base + 20,
  mailbox: base + 30,
  smtp: base + 31,
});
export type Ports = Readonly<ReturnType<typeof portsAt>>;
