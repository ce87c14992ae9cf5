/** The joined name of the contract (spec §3) as the first and last name that providers ask for. */
export function splitName(name: string): { first: string; last: string } {
  const [first = name, ...rest] = name.split(/\s+/);
  return { first, last: rest.join(' ') || first };
}
