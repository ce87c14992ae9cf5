import type { Step } from './steps.ts';

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
