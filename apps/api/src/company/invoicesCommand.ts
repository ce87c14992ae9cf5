import type { Command } from 'commander';
import type { CommandContext } from './commandContext.ts';

/** `invoices --from DAY --to DAY`: what is to be invoiced by RUT. */
export function invoicesCommand(program: Command, { run, print }: CommandContext): void {
  program
    .command('invoices')
    .description('prints the payments that asked for an invoice with RUT, and what went back of them, as CSV')
    .requiredOption('--from <day>', 'the first Montevideo day, YYYY-MM-DD')
    .requiredOption('--to <day>', 'the last one')
    .action(async (days: { readonly from: string; readonly to: string }) => {
      print(await run('invoices', days));
    });
}
