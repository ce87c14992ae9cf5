import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCompany } from '../../src/company/run.ts';
import type { CommandHost } from '../../src/company/run.ts';
import type { Database } from '../../src/database/connect.ts';
import type { CompanyCommandName, InputOf, ResultOf } from '../../src/services/company/commands.ts';
import { startTestApp, testEnvironment } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';
import { testDatabase } from '../support/testDatabase.ts';

/** What a command printed, and its exit code. */
export interface CommandResult {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number;
}

/** Runs the company's command. @param typed its standard input */
export async function runCommand(
  args: readonly string[],
  {
    typed = '',
    folder = tmpdir(),
    ...host
  }: Omit<CommandHost, 'terminal'> & { typed?: string; folder?: string },
): Promise<CommandResult> {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const [stdout, stderr] = [text(output), text(errors)];
  const code = await runCompany(args, {
    ...host,
    terminal: { input: Readable.from([typed]), output, errors, folder },
  });
  output.end();
  errors.end();
  return { stdout: await stdout, stderr: await stderr, code };
}

/** Gives the command a test's database, which the command must leave open. */
export const keepingOpen = (db: Database) => Promise.resolve({ db, close: () => Promise.resolve() });

/** Starts the API on a database without records, and the company's command on the same database. */
export async function startCompany() {
  const folder = await mkdtemp(join(tmpdir(), 'laundry-company-'));
  const app = await startTestApp({ DATA_DIR: join(folder, 'db') }, { open: testDatabase });
  const environment = {
    COMPANY_USER: 'Eva Paz',
    ...testEnvironment(app.providers.origin, { DATABASE_URL: app.databaseUrl, DATA_DIR: join(folder, 'db') }),
  };
  return {
    ...app,
    company: (args: readonly string[], typed = '') =>
      runCommand(args, { typed, folder, environment, openDatabase: () => keepingOpen(app.db) }),
    path: (name: string) => join(folder, name),
    /** Writes a file into the command's folder. */
    write: (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content),
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Company = Awaited<ReturnType<typeof startCompany>>;

/** The data files of a small company, by name. */
export const COMPANY_FILES: Readonly<Record<string, string>> = {
  'administrations.csv': 'reference;name\nA-1;Administración Uno\nA-2;Dos\n',
  'buildings.csv':
    'reference,administration,name,first_price,first_machine_rate,splitting,income_share\n' +
    'E-1,A-1,"Edificio ""Llano"", Norte",190,"150,50",no,\nE-2,A-2,Compartido,"190,50",,si,"12,5"\n',
  'units.csv': 'building;number;;\nE-1;101;;;;\nE-1;102\n', // Empty columns at the end, as spreadsheets have.
  'machines.csv':
    'reference;building;machine_type;sort_index;serial_number\nM-1;E-1;lavadora;1;LV-1\nM-2;E-1;DRYER;2;SC-1\n',
  'cards.csv':
    'reference;building;unit;opening_balance\n40000001;E-1;101;100,50\n40000002;E-1;;\n40000003;E-2;;200\n',
  'prices.csv':
    'building;machine_type;valid_from;price;machine_rate\nE-1;WASHER;2026-01-01;210;150\nE-1;WASHER;2099-01-01;900;0\n',
  'accessories.csv':
    'reference;name;description;price;position\nB-1;Bolsa;"<p>Bolsa;\n grande</p>";490;2\nB-2;Canasto;;890;1\n',
  'residents.csv': 'building;email;firstname;lastname;reference\nE-1;ana@correo.example;Ana;Paz;101\n',
  'administrators.csv': 'administration;email;name;lastname\nA-1;adm@correo.example;Eva;Luz\n',
};

/** Writes the files of a small company. @returns their names, as a shell would give them */
export async function writeCompany({ write }: Company): Promise<string[]> {
  for (const [name, content] of Object.entries(COMPANY_FILES)) await write(name, content);
  return Object.keys(COMPANY_FILES).toSorted();
}

/** Runs a command of the company through the API. @throws Error with the API's refusal */
export async function runThrough<Name extends CompanyCommandName>(
  app: TestApp,
  name: Name,
  input: InputOf<Name>,
): Promise<ResultOf<Name>> {
  const { status, text } = await app.command(name, input);
  if (status !== 200) throw new Error(text);
  return JSON.parse(text) as ResultOf<Name>;
}

/** Changes records of a kind as `npm run company -- KIND set` does one. */
export const setRecord = (app: TestApp, kind: string, ...records: readonly object[]) =>
  runThrough(app, 'import', {
    files: [
      {
        name: `${kind} set`,
        ndjson: true,
        text: records.map((cells) => JSON.stringify({ kind, ...cells })).join('\n'),
      },
    ],
    actor: { by: 'Eva Paz', reason: 'Se cargó mal' },
    command: `${kind} set`,
  });
