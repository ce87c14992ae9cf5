import type { Command } from 'commander';
import type { CommandContext } from './commandContext.ts';

interface CloseOptions {
  readonly administration?: string;
  readonly by: string;
  readonly reason?: string;
}

/** Adds `month close`. */
export function monthCommand(program: Command, { run, print, user }: CommandContext): void {
  program
    .command('month')
    .description('months of settlements')
    .command('close')
    .description('keeps a month’s settlements as they are now, and mails them to who asked for it')
    .argument('<month>', 'one that is over, as 2026-10')
    .option('--administration <reference>', 'of this one alone')
    .option('--by <name>', 'who does it', user)
    .option('--reason <text>', 'why, for the audit trail; that the month is over where it is not said')
    .action(async (month: string, { administration, by, reason = `${month} is over` }: CloseOptions) => {
      const closed = await run('closeMonth', {
        month,
        by,
        reason,
        ...(administration !== undefined && { administration }),
      });
      const lines = closed.map((row) => {
        const how = row.closed ? 'closed' : `was closed already, ${row.at} by ${row.by}`;
        return `${month}  ${row.administration}  ${row.name}  ${how}`;
      });
      print(lines.length > 0 ? lines.join('\n') : 'there is no administration yet');
    });
}
