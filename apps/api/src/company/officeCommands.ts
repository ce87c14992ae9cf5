import type { Command } from 'commander';
import { addActorOptions } from './actorOptions.ts';
import type { ActorOptions } from './actorOptions.ts';
import { actionText, messageText, orderText } from './officeTexts.ts';
import { deadMailText } from './paymentTexts.ts';
import type { CommandContext } from './commandContext.ts';

/** Adds `order …`, `mail …`, `message list` and `audit`. */
export function officeCommands(program: Command, { run, print, user }: CommandContext): void {
  const printLines = (lines: readonly string[], none: string) =>
    print(lines.length > 0 ? lines.join('\n') : none);

  const order = program.command('order').description('orders of accessories');
  order
    .command('list')
    .description('lists those that wait, the oldest first')
    .option('--shipped', 'those that were sent')
    .action(async ({ shipped = false }: { shipped?: boolean }) => {
      printLines((await run('orders', { shipped })).map(orderText), 'no orders');
    });
  addActorOptions(order.command('ship'), user)
    .description('marks one as sent, and mails the buyer that it is on its way')
    .argument('<order>', 'the reference of its payment, or its id')
    .action(async (reference: string, { by, reason }: ActorOptions) => {
      await run('shipOrder', { order: reference, by, reason });
      print('marked as sent; its buyer is mailed');
    });

  const mail = program.command('mail').description('mails that were given up');
  mail
    .command('dead')
    .description('lists them')
    .action(async () => printLines((await run('deadMails', {})).map(deadMailText), 'no dead mails'));
  addActorOptions(mail.command('retry'), user)
    .description('has one tried again')
    .argument('<mail>', 'its id')
    .action(async (id: string, { by, reason }: ActorOptions) => {
      await run('retryMail', { mail: id, by, reason });
      print('it will be tried again');
    });

  program
    .command('message')
    .description('what visitors wrote')
    .command('list')
    .description('lists the newest messages and failure reports')
    .action(async () => printLines((await run('messages', {})).map(messageText), 'no messages'));
  program
    .command('audit')
    .description('lists what was done by command: when, what, by whom and why')
    .action(async () => printLines((await run('actions', {})).map(actionText), 'nothing was done'));
}
