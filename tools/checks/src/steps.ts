/** One step of `npm test`. */
export interface Step {
  readonly name: string;
  /** The arguments of Node, which runs in the workspace's root. */
  readonly args: readonly string[];
}

const NX = 'node_modules/nx/dist/bin/nx.js';
/** `oxlint` and `eslint` check all projects at once, in place of each project's `lint` and `typecheck`. */
const QUICK = ['format', 'oxlint'];
const TARGETS = ['eslint', 'test', 'build', 'test-built-site', 'build-storybook', 'test-stories'];

/** The steps in order: those that are quick and often fail come first. */
export const STEPS: readonly Step[] = [
  { name: 'format, types', args: [NX, 'run-many', '-t', ...QUICK] },
  { name: 'lint, units, builds, stories', args: [NX, 'run-many', '-t', ...TARGETS, '--parallel=3'] },
  { name: 'browser journeys', args: [NX, 'run', '@laundry/e2e:e2e'] },
];

export interface StepCounts {
  readonly passed: number;
  readonly failed: number;
}

/** Runs steps in order until one fails. @param run resolves to whether the step passed */
export async function runSteps(
  steps: readonly Step[],
  run: (step: Step) => Promise<boolean>,
  say: (text: string) => void,
): Promise<StepCounts> {
  let passed = 0;
  for (const step of steps) {
    say(`\n── ${step.name}`);
    const started = performance.now();
    const ok = await run(step);
    say(
      `── ${step.name}: ${ok ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    if (!ok) return { passed, failed: 1 };
    passed += 1;
  }
  return { passed, failed: 0 };
}
