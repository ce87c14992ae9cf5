import { relative } from 'node:path';
import { parseArgs } from 'node:util';

/** The options of a command, each with its value where it is not given: '' for none, false for a flag. */
type Defaults = Readonly<Record<string, string | false>>;
type Given<D extends Defaults> = { readonly [Name in keyof D]: D[Name] extends false ? boolean : string };

const script = process.env['npm_lifecycle_event'];
const command = script ? `npm run ${script} --` : `node ${relative('', process.argv[1] ?? '')}`;

/** Whether npm has kept an option for itself, as it does without a word where `--` is missing before it. */
const isKeptByNpm = (name: string) => `npm_config_${name.replaceAll('-', '_')}` in process.env;

/** An option as `parseArgs` takes it, and as people read it. */
function parseOption([name, usual]: [string, string | false]) {
  const type: 'boolean' | 'string' = usual === false ? 'boolean' : 'string';
  return { name, row: { type, default: usual }, shown: usual === false ? name : `${name} ${usual || '…'}` };
}

/**
 * Reads the arguments of the process. `--help` prints how the command is called and ends the process, and so
 * does a wrong option, with the exit code 1: call it before anything else is done.
 *
 * @param operands what follows without a name, for example `FILE`; where it is left out nothing may follow
 * @param read converts and checks what was given: it throws an Error where a value is wrong
 */
export function readCommandLine<D extends Defaults, Options = Given<D>>(
  { options, operands }: { readonly options?: D; readonly operands?: string } = {},
  read: (given: Given<D>, operands: readonly string[]) => Options = (given) => given as Options,
): Options {
  const known = Object.entries<string | false>({ ...options, help: false }).map(parseOption);
  const usage = `usage: ${[command, ...known.map(({ shown }) => `[--${shown}]`)].join(' ')} ${operands ?? ''}`;
  try {
    const kept = known.find(({ name }) => isKeptByNpm(name));
    if (kept) throw new Error(`npm kept --${kept.name} for itself: put -- before it`);
    const { values, positionals } = parseArgs({
      options: Object.fromEntries(known.map(({ name, row }) => [name, row])),
      allowPositionals: operands !== undefined,
    });
    if (!values['help']) return read(values as Given<D>, positionals);
    console.log(usage.trimEnd());
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage.trimEnd()}`);
    return process.exit(1);
  }
  return process.exit(0);
}
