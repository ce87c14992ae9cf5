import { userInfo } from 'node:os';
import { Command, CommanderError } from 'commander';
import { systemClock } from '../shared/clock.ts';
import { connectForCommand } from '../database/connect.ts';
import type { Database } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { settingsFrom } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { failureText } from '../process/failureText.ts';
import { dataCommands } from './recordCommands.ts';
import {
  CommandError,
  confirmOn,
  printOn,
  progressOn,
  isApiRunning,
  runOnDatabase,
  runThroughApi,
} from './commandContext.ts';
import type { CommandContext, Terminal } from './commandContext.ts';
import {
  controllerCommands,
  personCommand,
  monthCommand,
  officeCommands,
  providerCommand,
} from './officeCommands.ts';
import { importCommand } from './importCommand.ts';
import { invoicesCommand, paymentCommands } from './paymentCommands.ts';

export interface CommandHost {
  readonly environment: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
  /** Opens the company's migrated database. `close` is called after the command. */
  readonly openDatabase: (
    settings: Settings,
  ) => Promise<{ readonly db: Database; readonly close: () => Promise<void> }>;
}

/** This process, and the database of its settings. */
export const processHost: CommandHost = {
  environment: process.env,
  terminal: { input: process.stdin, output: process.stdout, errors: process.stderr, folder: process.cwd() },
  openDatabase: async (settings) => {
    const db = connectForCommand(settings);
    await migrate(db, settings);
    return { db, close: () => db.destroy() };
  },
};

async function openData({ environment, openDatabase }: CommandHost) {
  const settings = settingsFrom(environment);
  return { ...(await openDatabase(settings)), settings, clock: systemClock };
}

const DESCRIPTION = `The company’s data, its payments and its people.

Works on the database of the API’s settings (DATABASE_URL, else the embedded one in DATA_DIR), or by a running API: with --url, \
or where the embedded database is in its hands. INTERNAL_TOKEN opens that API; without it, the API’s own machine does.`;

const EXAMPLES = `
Examples:
  import --dry-run buildings.csv prices.csv      what two files would change
  import buildings.csv prices.csv                takes them in; again, and nothing changes
  card lost 12345678 --reason "called today"     blocks a card
  card move-balance 12345678 87654321 --reason "new card"
  payment find ana@correo.example                by card, e-mail, reference or id
  order list                                     what is to be sent; order ship mails the buyer

Each command tells of itself: card --help, card lost --help. Whatever changes something is in 'audit'.`;

function companyProgram(context: CommandContext, { output, errors }: Terminal): Command {
  const program = new Command('company').description(DESCRIPTION).exitOverride();
  program.configureOutput({
    writeOut: (text) => output.write(text),
    writeErr: (text) => errors.write(text),
  });
  program.option('--url <origin>', 'the running API that is to do it');
  program.addHelpText('after', EXAMPLES);
  importCommand(program, context);
  invoicesCommand(program, context);
  personCommand(program, context);
  controllerCommands(program, context);
  dataCommands(program, context);
  paymentCommands(program, context);
  monthCommand(program, context);
  officeCommands(program, context);
  providerCommand(program, context);
  return program;
}

/** Runs a command. @returns its exit code: 0, or 1 where it failed */
export async function runCompany(args: readonly string[], host: CommandHost): Promise<number> {
  const { environment, terminal } = host;
  let opened: ReturnType<typeof openData> | undefined;
  const open = () => (opened ??= openData(host));
  const local = `http://127.0.0.1:${environment['API_PORT'] ?? 4210}`;
  /** The running API that commands go through; undefined where they run on the database. */
  const apiUrl = async (): Promise<string | undefined> => {
    const { url } = program.opts<{ url?: string }>();
    if (url !== undefined && !URL.canParse('/', url))
      throw new CommandError('--url: must be an address, as http://127.0.0.1:4210');
    if (url !== undefined || environment['DATABASE_URL'] || environment['DATA_DIR']) return url;
    return (await isApiRunning(local)) ? local : undefined;
  };
  const context: CommandContext = {
    run: async (name, input) => {
      const url = await apiUrl();
      const run =
        url === undefined
          ? runOnDatabase(open)
          : runThroughApi({ url, token: environment['INTERNAL_TOKEN'] ?? '' });
      return run(name, input);
    },
    print: printOn(terminal),
    write: (document) => terminal.output.write(`${document}\n`),
    showProgress: progressOn(terminal),
    folder: terminal.folder,
    confirm: confirmOn(terminal),
    user: environment['COMPANY_USER'] ?? userInfo().username,
  };
  const program = companyProgram(context, terminal);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already printed the error or the requested help.
    if (error instanceof CommanderError) return error.exitCode;
    terminal.errors.write(`${error instanceof CommandError ? error.message : failureText(error)}\n`);
    return 1;
  } finally {
    const data = await opened?.catch(() => undefined);
    await data?.close();
  }
}
