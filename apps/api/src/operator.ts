import { createInterface } from 'node:readline/promises';
import { operatorCommands } from './operator/commands.ts';
import { OperatorError } from './operator/operatorClient.ts';

/** `npm run operator -- COMMAND`: the operators' calls for people, over HTTP; `--help` tells of each. */
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Who closes the input instead of answering does not agree.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(`${question} [y/N] `), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const program = operatorCommands({
  url: process.env['API_ORIGIN'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? 4210}`,
  token: process.env['INTERNAL_TOKEN'] ?? '',
  say: (text) => process.stdout.write(`${text}\n`),
  confirm,
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
