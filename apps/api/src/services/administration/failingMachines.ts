/** What a machine did in the days that count. */
export interface MachineUses {
  readonly id: string;
  readonly uses: number;
  readonly failed: number;
}

/** With fewer uses a share of failures means nothing. */
const FEWEST_USES = 20;
/** How far above the average is worth a look, however many uses prove it. */
const TIMES_THE_AVERAGE = 1.5;
/**
 * What chance alone exceeds about once in a thousand machines: a control chart's three standard deviations.
 */
const DEVIATIONS = 3;
const MAX_MACHINES = 10;

const shareOf = ({ failed, uses }: MachineUses) => failed / uses;

/** Machines that fail unusually often among those of their administration, the worst first (ADR-11). */
export function failingMachines<Machine extends MachineUses>(machines: readonly Machine[]): Machine[] {
  const sum = (key: 'uses' | 'failed') => machines.reduce((total, machine) => total + machine[key], 0);
  const average = sum('uses') === 0 ? 0 : sum('failed') / sum('uses');
  const limit = (uses: number) =>
    Math.max(TIMES_THE_AVERAGE * average, average + DEVIATIONS * Math.sqrt((average * (1 - average)) / uses));
  return machines
    .filter((machine) => machine.uses >= FEWEST_USES && shareOf(machine) > limit(machine.uses))
    .toSorted(
      (left, right) =>
        shareOf(right) - shareOf(left) || right.failed - left.failed || (left.id < right.id ? -1 : 1),
    )
    .slice(0, MAX_MACHINES);
}
