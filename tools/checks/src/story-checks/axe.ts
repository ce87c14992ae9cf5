import * as v from 'valibot';
import type { Finished } from './storybookPage.ts';

const result = v.object({
  violations: v.array(
    v.object({ id: v.string(), help: v.string(), nodes: v.array(v.object({ html: v.string() })) }),
  ),
});

/** The violations that axe found in a story, one line for each rule and element. */
export function violations({ reporters }: Finished): string[] {
  return reporters
    .filter(({ type }) => type === 'a11y')
    .flatMap((reporter) => v.parse(result, reporter.result).violations)
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
