import { runSteps } from '../src/steps.ts';

const STEPS = ['one', 'two', 'three'].map((name) => ({ name, args: [] }));

describe('the steps', () => {
  it('all run where all pass', async () => {
    expect(
      await runSteps(
        STEPS,
        async () => true,
        () => undefined,
      ),
    ).toEqual({ passed: 3, failed: 0 });
  });

  it('end with the first that fails, each with its name and time', async () => {
    const lines: string[] = [];
    const ran: string[] = [];
    const run = async ({ name }: { name: string }) => {
      ran.push(name);
      return name !== 'two';
    };
    expect(await runSteps(STEPS, run, (text) => lines.push(text))).toEqual({ passed: 1, failed: 1 });
    expect(ran).toEqual(['one', 'two']);
    expect(lines.at(-1)).toMatch(/two: FAILED in \d+\.\d s/);
  });
});
