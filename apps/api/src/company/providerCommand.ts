import type { Command } from 'commander';
import type { Finding } from '@laundry/payment-channels/server';
import { CommandError } from './commandContext.ts';
import type { CommandContext } from './commandContext.ts';

const MARKS: Readonly<Record<Finding['is'], string>> = { right: 'ok', wrong: 'WRONG', unseen: '?' };

const line = ({ is, text }: Finding) => `  ${MARKS[is].padEnd(5)}  ${text}`;

/** Adds `provider check`. */
export function providerCommand(program: Command, { run, print }: CommandContext): void {
  program
    .command('provider')
    .description('payment providers and the captcha')
    .command('check')
    .description('calls each configured one without changing anything there, and says what is wrong')
    .action(async () => {
      const checked = await run('checkProviders', {});
      for (const { name, findings } of checked)
        print([name, ...(findings.length > 0 ? findings.map(line) : ['  off: no credentials'])].join('\n'));
      const wrongs = checked.flatMap(({ findings }) => findings.filter(({ is }) => is === 'wrong'));
      if (wrongs.length > 0) throw new CommandError(`wrong: ${wrongs.length}`);
    });
}
