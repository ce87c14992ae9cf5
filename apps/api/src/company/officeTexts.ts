import type { ResultOf } from '../services/company/commands.ts';

/** An order on one line. */
export const orderText = (order: ResultOf<'orders'>[number]): string =>
  [
    order.placed_at,
    order.reference,
    `${order.quantity} × ${order.item_name}`,
    `${order.payer_name} <${order.payer_email}>`,
    `${order.address}, ${order.phone}`,
    ...(order.shipped_at === null ? [] : [`sent ${order.shipped_at}`]),
  ].join('  ');

/** A visitor's message: a line with sender and topic, then the text. */
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

/** An entry of the audit trail on one line. */
export const actionText = ({
  at,
  command,
  subject,
  by,
  reason,
  changes,
}: ResultOf<'actions'>[number]): string =>
  [at, command, subject, `by ${by}: ${reason}`, JSON.stringify(changes)].join('  ');
