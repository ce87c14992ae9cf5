/** A machine's uses and failures in the period. */
export interface MachineUses {
  readonly id: string;
  readonly uses: number;
  readonly failed: number;
}

/** With fewer uses the share of failures is not significant. */
const MIN_USES = 20;
/** The share of failures has to exceed the average by this factor, however significant it is. */
const MIN_FACTOR = 1.5;
/** Three standard deviations, as in control charts; chance alone exceeds them in about 1 of 1000 machines. */
const DEVIATIONS = 3;
const MAX_MACHINES = 10;

const shareOf = ({ failed, uses }: MachineUses) => failed / uses;

/** Machines that fail unusually often among the administration's own, worst first (docs/api.md). */
export function failingMachines<Machine extends MachineUses>(machines: readonly Machine[]): Machine[] {
  const sum = (key: 'uses' | 'failed') => machines.reduce((total, machine) => total + machine[key], 0);
  const average = sum('uses') === 0 ? 0 : sum('failed') / sum('uses');
  const limit = (uses: number) =>
    Math.max(MIN_FACTOR * average, average + DEVIATIONS * Math.sqrt((average * (1 - average)) / uses));
  return machines
    .filter((machine) => machine.uses >= MIN_USES && shareOf(machine) > limit(machine.uses))
    .toSorted(
      (left, right) =>
        shareOf(right) - shareOf(left) || right.failed - left.failed || (left.id < right.id ? -1 : 1),
    )
    .slice(0, MAX_MACHINES);
}
