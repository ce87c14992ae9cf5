import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { monthAfter, monthOfDay, montevideoDay, toPesos } from '@laundry/strings/format';
import { Failure } from '../../shared/failure.ts';
import { formatReference } from '../../payments/reference.ts';
import { newestActions } from '../../queries/company/audit.ts';
import { newestMessages, listOrders, searchPayments } from '../../queries/company/lists.ts';
import { storedPictures } from '../../queries/shop.ts';
import { deadMails, lockDeadMail, requeueMail } from '../../queries/mails.ts';
import { isUuid } from '../../shared/uuid.ts';
import { CARD_COMMANDS } from './cardCommands.ts';
import { changeRecorded, command, manualAction, refusal, requireNamed, shortText } from './command.ts';
import { CONTROLLER_COMMANDS } from './controllerCommands.ts';
import { checkProviders } from './checkProviders.ts';
import { ImportInput, importFiles } from './importFiles.ts';
import { PAYMENT_COMMANDS, requirePaymentId } from './paymentCommands.ts';
import { PEOPLE_COMMANDS } from './peopleCommands.ts';
import { shipOrder } from '../shop.ts';
import { administrationsToClose } from '../../queries/reports/closedMonths.ts';
import { closeMonth } from '../months/closeMonths.ts';
import { failureText } from '../../process/failureText.ts';
import type { CoreDependencies } from '../dependencies.ts';

const MONTH = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'a month as 2026-10'));

const MAX_LISTED = 200;

/**
 * The commands of `npm run company` by name. Input and result are JSON, so that a command runs in this
 * process or through the API (`routes/operators.ts`).
 */
export const COMPANY_COMMANDS = {
  ...CARD_COMMANDS,
  ...CONTROLLER_COMMANDS,
  ...PAYMENT_COMMANDS,
  ...PEOPLE_COMMANDS,
  /** Closes months (D80). Where it fails for an administration, the others' are closed all the same. */
  closeMonth: command(
    v.object({ month: MONTH, administration: v.optional(shortText), by: shortText, reason: shortText }),
    async (deps, { month, administration, by, reason }) => {
      if (month >= monthOfDay(montevideoDay(deps.clock())))
        throw refusal(`${month} is not over: it can be closed from ${monthAfter(month)}-01 on`);
      const all = await administrationsToClose(deps.db);
      const wanted = all.filter(
        ({ id, reference }) =>
          administration === undefined || administration === reference || administration === id,
      );
      if (wanted.length === 0 && administration !== undefined)
        throw refusal(`there is no administration ${administration}`);
      const months = [];
      for (const { id, name, reference } of wanted) {
        const subject = reference ?? id;
        const closed = await closeMonth(deps, id, month, by, { id: randomUUID(), reason, subject }).catch(
          (error: unknown) => ({ failure: failureText(error) }),
        );
        months.push({ ...closed, administration: subject, name });
      }
      return months;
    },
  ),
  import: command(ImportInput, (deps, { files, ...options }) => importFiles(deps, files, options)),
  storedPictures: command(v.object({ ids: v.array(shortText) }), ({ db }, { ids }) =>
    storedPictures(db, ids),
  ),
  checkProviders: command(v.object({}), checkProviders),
  findPayments: command(v.object({ text: shortText }), async ({ db }, { text }) => {
    const payments = await searchPayments(db, text, MAX_LISTED);
    return payments.map(({ number, amount_cents, ...payment }) => ({
      ...payment,
      reference: formatReference(number),
      amount: toPesos(amount_cents),
    }));
  }),
  deadMails: command(v.object({}), async ({ db, settings }) => {
    const mails = await deadMails(db);
    return mails.map((mail) => ({ ...mail, recipient: mail.recipient ?? settings.SUPPORT_EMAIL }));
  }),
  /** Fails with ex_token_expired for a mail whose text was erased because it contained a link. */
  retryMail: command(v.object({ ...manualAction, mail: shortText }), (deps, { mail, ...by }) =>
    changeRecorded(deps, { ...by, command: 'mail retry', subject: mail }, async (transaction, at) => {
      const found = isUuid(mail) ? await lockDeadMail(transaction, mail) : undefined;
      const dead = requireNamed(found, `mail ${mail} that was given up`);
      if (dead.secret) throw new Failure('ex_token_expired');
      await requeueMail(transaction, mail, at);
      return {};
    }),
  ),
  orders: command(v.object({ shipped: v.boolean() }), async ({ db }, { shipped }) => {
    const orders = await listOrders(db, shipped, MAX_LISTED);
    return orders.map(({ number, ...order }) => ({ ...order, reference: formatReference(number) }));
  }),
  shipOrder: command(v.object({ ...manualAction, order: shortText }), async (deps, { order, ...by }) => {
    const id = await requirePaymentId(deps.db, order);
    const action = { ...by, command: 'order ship', subject: order };
    await changeRecorded(deps, action, (db, at) => shipOrder({ db, settings: deps.settings, at }, id));
    return {};
  }),
  messages: command(v.object({}), ({ db }) => newestMessages(db, MAX_LISTED)),
  actions: command(v.object({}), ({ db }) => newestActions(db, MAX_LISTED)),
} as const;

export type CompanyCommandName = keyof typeof COMPANY_COMMANDS;
export type InputOf<Name extends CompanyCommandName> = v.InferInput<(typeof COMPANY_COMMANDS)[Name]['input']>;

/** The type of a value after JSON, in which dates are texts. */
type Written<T> = T extends Date ? string : T extends object ? { [Key in keyof T]: Written<T[Key]> } : T;

/** The type of a command's result for its caller, after JSON. */
export type ResultOf<Name extends CompanyCommandName> = Written<
  Awaited<ReturnType<(typeof COMPANY_COMMANDS)[Name]['run']>>
>;

export const isCompanyCommand = (name: string): name is CompanyCommandName =>
  Object.hasOwn(COMPANY_COMMANDS, name);

/**
 * Runs a command.
 *
 * @returns its result as JSON
 * @throws Failure of the command; ex_invalid_field, with the field and the reason, for invalid input
 */
export async function runCompanyCommand(deps: CoreDependencies, name: CompanyCommandName, input: unknown) {
  // Each command runs with the output of its own schema, which this union of commands cannot express.
  const { input: schema, run } = COMPANY_COMMANDS[name] as ReturnType<typeof command>;
  const read = v.safeParse(schema, input);
  if (!read.success) {
    const [issue] = read.issues;
    throw new Failure('ex_invalid_field', { detail: `${v.getDotPath(issue) ?? ''}: ${issue.message}` });
  }
  return JSON.stringify(await run(deps, read.output));
}
