import type { Finding } from '@laundry/payment-channels/server';
import type { Command } from 'commander';
import type { ResultOf } from '../services/company/commands.ts';
import { addActorOptions, CommandError } from './commandContext.ts';
import type { CommandContext } from './commandContext.ts';
import type { Actor } from '../queries/company/audit.ts';

const orderText = (order: ResultOf<'orders'>[number]): string =>
  [
    order.placed_at,
    order.reference,
    `${order.quantity} × ${order.item_name}`,
    `${order.payer_name} <${order.payer_email}>`,
    `${order.address}, ${order.phone}`,
    ...(order.shipped_at === null ? [] : [`sent ${order.shipped_at}`]),
  ].join('  ');

/** A visitor's message: a line with sender and topic, then those of the text. */
function messageLines({ case_number: number, body, ...message }: ResultOf<'messages'>[number]): string[] {
  const { at, key_msg: key, email, line1, line2, line3 } = message;
  const head = [at, key, ...(number === null ? [] : [`case ${number}`]), email, line1, line2, line3];
  return [head.join('  '), ...body.split(/\r?\n/).map((line) => `    ${line}`)];
}

/** A mail that was given up, on one line. */
const deadMailText = (mail: ResultOf<'deadMails'>[number]): string =>
  [
    mail.dead_at ?? '-',
    mail.id,
    mail.recipient,
    mail.subject,
    `${mail.attempts} tries`,
    mail.reason ?? '-',
    mail.can_be_retried ? 'can be retried' : 'cannot be retried',
  ].join('  ');

/** An entry of the audit trail on one line. */
const actionText = ({ at, command, subject, by, reason, changes }: ResultOf<'actions'>[number]): string =>
  [at, command, subject, `by ${by}: ${reason}`, JSON.stringify(changes)].join('  ');

/** Adds `order …`, `mail …`, `message list` and `audit`. */
export function officeCommands(program: Command, { run, print, user }: CommandContext): void {
  const order = program.command('order').description('orders of accessories');
  order
    .command('list')
    .description('lists those that wait, the oldest first')
    .option('--shipped', 'those that were sent')
    .action(async ({ shipped = false }: { shipped?: boolean }) => {
      print((await run('orders', { shipped })).map(orderText), 'no orders');
    });
  addActorOptions(order.command('ship'), user)
    .description('marks one as sent, and mails the buyer that it is on its way')
    .argument('<order>', 'the reference of its payment, or its id')
    .action(async (reference: string, { by, reason }: Actor) => {
      await run('shipOrder', { order: reference, by, reason });
      print('marked as sent; its buyer is mailed');
    });

  const mail = program.command('mail').description('mails that were given up');
  mail
    .command('dead')
    .description('lists them')
    .action(async () => print((await run('deadMails', {})).map(deadMailText), 'no dead mails'));
  addActorOptions(mail.command('retry'), user)
    .description('has one tried again')
    .argument('<mail>', 'its id')
    .action(async (id: string, { by, reason }: Actor) => {
      await run('retryMail', { mail: id, by, reason });
      print('it will be tried again');
    });

  program
    .command('message')
    .description('what visitors wrote')
    .command('list')
    .description('lists the newest messages and failure reports')
    .action(async () => print((await run('messages', {})).flatMap(messageLines), 'no messages'));
  program
    .command('audit')
    .description('lists what was done by command: when, what, by whom and why')
    .action(async () => print((await run('actions', {})).map(actionText), 'nothing was done'));
}

const NAME = 'small letters, digits and hyphens: what the controller calls itself in X-Controller';

/** `controller add|rotate|revoke|reencrypt|list`: the controllers in the buildings and their signing keys. */
export function controllerCommands(program: Command, { run, print, user }: CommandContext): void {
  const group = program.command('controller').description('controllers of buildings and their keys');
  const command = (name: string, description: string, reason: string) =>
    addActorOptions(group.command(name), user, reason).description(description).argument('<name>', NAME);

  command('add', 'makes a controller of a building and prints its key, this once', 'new controller')
    .requiredOption('--building <reference>', "the building's reference")
    .action(async (name: string, { building, ...actor }: Actor & { readonly building: string }) => {
      print((await run('addController', { name, building, ...actor })).key);
    });
  command(
    'rotate',
    'gives a controller a new key and prints it; the one before holds for CONTROLLER_KEY_OVERLAP_DAYS',
    'new key',
  ).action(async (name: string, actor: Actor) => {
    print((await run('rotateControllerKey', { name, ...actor })).key);
  });
  command('revoke', 'ends all keys of a controller at once', 'keys ended').action(
    async (name: string, actor: Actor) => {
      await run('revokeController', { name, ...actor });
      print(`no key of ${name} holds any more`);
    },
  );
  addActorOptions(group.command('reencrypt'), user, 'another secret')
    .description('encrypts all keys by CONTROLLER_KEYS_SECRET, so that CONTROLLER_KEYS_SECRET_BEFORE can go')
    .action(async (actor: Actor) => {
      print(`${(await run('reencryptControllerKeys', actor)).count} keys encrypted`);
    });
  group
    .command('list')
    .description('names all controllers, with their buildings, keys and last reports')
    .action(async () => {
      const found = await run('controllers', {});
      const lines = found.map(
        ({ id, building_name, keys, last_reported_at }) =>
          `${id}  ${building_name}  ${keys} keys  last reported ${last_reported_at ?? 'never'}`,
      );
      print(lines, 'no controllers');
    });
}

interface CloseOptions {
  readonly administration?: string;
  readonly by: string;
  readonly reason?: string;
}

const closeText = (row: ResultOf<'closeMonth'>[number]) => {
  if ('failure' in row) return `not closed: ${row.failure}`;
  return row.closed ? 'closed' : `was closed already, ${row.at} by ${row.by}`;
};

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
      const closed = await run('closeMonth', { month, administration, by, reason });
      const lines = closed.map((row) => `${month}  ${row.administration}  ${row.name}  ${closeText(row)}`);
      print(lines, 'there is no administration yet');
      const failed = closed.filter((row) => 'failure' in row);
      if (failed.length > 0) throw new CommandError(`not closed: ${failed.length}`);
    });
}

/** Adds `person export EMAIL` and `person erase EMAIL`, for requests about personal data. */
export function personCommand(program: Command, { run, print, write, confirm, user }: CommandContext): void {
  const person = program.command('person').description('what is kept of a person, and its end');

  person
    .command('export')
    .description('prints all that is kept of a person, as JSON')
    .argument('<email>', 'of a payer, a resident, an administrator or who wrote')
    .action(async (email: string) => {
      const found = JSON.stringify(await run('exportPerson', { email }), null, 2);
      // The control characters that JSON leaves as they are, which a terminal obeys too.
      write(found.replaceAll(/[\x7f-\x9f]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`));
    });

  addActorOptions(person.command('erase'), user)
    .description('erases a person; payments, uses and ledger stay, without the person')
    .argument('<email>', 'of whoever asked for it')
    .option('-y, --yes', 'do not ask')
    .action(async (email: string, { by, reason, yes }: Actor & { readonly yes?: true }) => {
      if (!yes) await confirm(`Erase ${email}? This cannot be undone.`);
      const erased = await run('erasePerson', { email, by, reason });
      const touched = Object.entries(erased).filter(([, count]) => count > 0);
      const lines = touched.map(([what, count]) => `${what}: ${count}`);
      print(lines, 'nothing is kept of this e-mail');
    });
}

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
        print([name, ...(findings.length > 0 ? findings.map(line) : ['  off: no credentials'])]);
      const wrongs = checked.flatMap(({ findings }) => findings.filter(({ is }) => is === 'wrong'));
      if (wrongs.length > 0) throw new CommandError(`wrong: ${wrongs.length}`);
    });
}
