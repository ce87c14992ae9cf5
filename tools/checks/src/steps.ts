/** One step of `npm test`. */
export interface Step {
  readonly name: string;
  /** The arguments of Node, which runs in the workspace's root. */
  readonly args: readonly string[];
}

const NX = 'node_modules/nx/dist/bin/nx.js';
/** `oxlint` and `eslint` go over all projects at once, where `lint` and `typecheck` go over one. */
const TARGETS = ['oxlint', 'eslint', 'test', 'build', 'test-built-site', 'build-storybook', 'test-stories'];

/** The steps in order: those that are quick and often fail come first. */
export const STEPS: readonly Step[] = [
  { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
  { name: 'types, lint, units, builds, stories', args: [NX, 'run-many', '-t', ...TARGETS, '--parallel=3'] },
  { name: 'browser journeys', args: [NX, 'run', '@laundry/e2e:e2e'] },
];
