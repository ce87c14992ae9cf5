import type { ResultOf } from '../services/company/commands.ts';

/** An order in a line. */
export const orderText = (order: ResultOf<'orders'>[number]): string =>
  [
    order.placed_at,
    order.reference,
    `${order.quantity} × ${order.item_name}`,
    `${order.payer_name} <${order.payer_email}>`,
    `${order.address}, ${order.phone}`,
    ...(order.shipped_at === null ? [] : [`sent ${order.shipped_at}`]),
  ].join('  ');

/** What a visitor wrote: who and about what, then the text. */
export const messageText = ({
  at,
  key_msg: key,
  email,
  body,
  ...lines
}: ResultOf<'messages'>[number]): string =>
  [
    [at, key, email, lines.line1, lines.line2, lines.line3].join('  '),
    ...body.split('\n').map((line) => `    ${line}`),
  ].join('\n');

/** What was done, in a line. */
export const actionText = ({
  at,
  command,
  subject,
  by,
  reason,
  changes,
}: ResultOf<'actions'>[number]): string =>
  [at, command, subject, `by ${by}: ${reason}`, JSON.stringify(changes)].join('  ');
