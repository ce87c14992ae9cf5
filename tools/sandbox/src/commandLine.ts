import { relative } from 'node:path';
import { Command } from 'commander';

/** The options of a command, each with its value where it is not given: '' for none, false for a flag. */
type Defaults = Readonly<Record<string, string | false>>;
type Given<D extends Defaults> = { readonly [Name in keyof D]: D[Name] extends false ? boolean : string };

const script = process.env['npm_lifecycle_event'];
const command = script ? `npm run ${script} --` : `node ${relative('', process.argv[1] ?? '')}`;

/** Whether npm has kept an option for itself, as it does without a word where `--` is missing before it. */
const isKeptByNpm = (name: string) => `npm_config_${name.replaceAll('-', '_')}` in process.env;

/**
 * Reads the arguments of the process. `--help` prints how the command is called and ends the process, and so
 * does a wrong option, with the exit code 1: call it before anything else is done.
 *
 * @param operands what follows without a name, for example `[name...]`; nothing may where it is left out
 * @param read converts and checks what was given: it throws an Error where a value is wrong
 */
export function readCommandLine<D extends Defaults, Options = Given<D>>(
  { options, operands }: { readonly options?: D; readonly operands?: string } = {},
  read: (given: Given<D>, operands: readonly string[]) => Options = (given) => given as Options,
): Options {
  const program = new Command(command).showHelpAfterError();
  const known = Object.entries<string | false>({ ...options });
  for (const [name, usual] of known)
    program.option(usual === false ? `--${name}` : `--${name} <value>`, '', usual || undefined);
  if (operands !== undefined) program.argument(operands);
  const kept = known.find(([name]) => isKeptByNpm(name));
  if (kept) program.error(`npm kept --${kept[0]} for itself: put -- before it`);
  const values = program.parse().opts<Readonly<Record<string, string | boolean>>>();
  const names = program.options.map((option) => [option.name(), option.attributeName()] as const);
  const given = Object.fromEntries(names.map(([name, key]) => [name, values[key] ?? options?.[name]]));
  try {
    return read(given as Given<D>, program.args);
  } catch (error) {
    return program.error(error instanceof Error ? error.message : String(error));
  }
}
