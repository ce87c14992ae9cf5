import { CHANNEL_NAMES } from './channels.ts';
import type { DescriptionsOf } from './document/describe.ts';
import { EXAMPLE, FIELD } from './document/commonFields.ts';
import type { operatorCalls } from './operatorCalls.ts';

const attribution = { by: 'Name of the operator.', reason: 'Reason for the action.' };
const attributionExample = { by: 'Ana Paz', reason: 'Agreed with the provider' };
const ofPayment = {
  id: {
    description: `${FIELD.transaction_id} The reference of the payment is accepted too.`,
    example: EXAMPLE.transaction,
  },
};
const moneyAnswer = {
  fields: {
    held: `Part of the payment that is credited to the card or the order. ${FIELD.pesos}`,
    suspense: `Part of the payment in the suspense account. ${FIELD.pesos}`,
    payments: 'Payments at the provider.',
    'payments.id': "Identifier of the payment at the provider; the transaction's, if the protocol has none.",
    'payments.paid': `Amount paid. ${FIELD.pesos}`,
    'payments.refunded': `Amount refunded. ${FIELD.pesos}`,
    'payments.charged_back': `Amount charged back. ${FIELD.pesos}`,
    actions: 'Actions of operators, oldest first.',
    'actions.id': 'Idempotency-Key of the request, or a generated identifier.',
    'actions.action': 'Kind of the action.',
    'actions.by': attribution.by,
    'actions.reason': attribution.reason,
    'actions.amount': `Stated amount, or null. ${FIELD.pesos}`,
    'actions.discrepancy_id': 'Identifier of the resolved discrepancy, or null.',
    'actions.at': `Time of the action, ${FIELD.instant}`,
  },
  example: {
    held: 300,
    suspense: 0,
    payments: [{ id: '123456789', currency: 858, paid: 400, refunded: 100, charged_back: 0 }],
    actions: [
      {
        id: EXAMPLE.use,
        action: 'refund' as const,
        ...attributionExample,
        amount: 100,
        discrepancy_id: null,
        at: EXAMPLE.instant,
      },
    ],
  },
};
const statement = (amount: string) => ({
  fields: {
    ...attribution,
    amount: `${amount} ${FIELD.pesos}`,
    paymentId: 'Identifier of the payment at the provider, if there are several.',
  },
  example: { ...attributionExample, amount: 100 },
});
const IDEMPOTENT = 'Requests with the same Idempotency-Key are one action.';

export const operatorDocs: DescriptionsOf<typeof operatorCalls> = {
  discrepancies: {
    description:
      'Returns the open discrepancies, oldest first, or the resolved ones, newest first; at most 500.',
    success: 'The discrepancies in the requested state.',
    query: {
      fields: { state: 'State of the discrepancies: `open` (the default) or `resolved`.' },
      example: { state: 'open' },
    },
    answer: {
      fields: {
        kind: 'Kind of the discrepancy.',
        key: 'Subject of the discrepancy. There is one open discrepancy for each kind and key.',
        transaction_id: `${FIELD.transaction_id} Null if the discrepancy concerns no payment of this API.`,
        channel: 'Payment channel, or null.',
        amount: `Amount in question, or null. ${FIELD.pesos}`,
        detail: 'Description of the discrepancy, in English.',
        opened_at: `Time when the discrepancy was found, ${FIELD.instant}`,
        told_at: `Time of the mail to the company, or null, ${FIELD.instant}`,
        resolved_at: `Time of the resolution; null while the discrepancy is open, ${FIELD.instant}`,
        resolved_by: 'Name of the operator who resolved it; null if later data resolved it.',
        reason: 'Reason for the resolution.',
      },
      example: [
        {
          id: EXAMPLE.use,
          kind: 'amount-differs',
          key: EXAMPLE.transaction,
          transaction_id: EXAMPLE.transaction,
          channel: CHANNEL_NAMES[0],
          amount: 300,
          currency: 858,
          detail: 'paid 30000 of 858, ordered 40000 of 858',
          opened_at: EXAMPLE.instant,
          told_at: null,
          resolved_at: null,
          resolved_by: null,
          reason: null,
        },
      ],
    },
  },
  resolveDiscrepancy: {
    description: `Resolves a discrepancy. ${IDEMPOTENT}`,
    success: 'The discrepancy is resolved.',
    parameters: { id: { description: 'Identifier of the discrepancy.', example: EXAMPLE.use } },
    body: { fields: attribution, example: attributionExample },
  },
  statedRefund: {
    description: `Records a refund that the provider reported outside its protocol. ${IDEMPOTENT}`,
    success: 'The current amounts of the payment.',
    parameters: ofPayment,
    body: statement('Amount of this refund, in addition to earlier ones.'),
    answer: moneyAnswer,
  },
  statedChargeback: {
    description: `Records a chargeback that the provider reported outside its protocol. ${IDEMPOTENT}`,
    success: 'The current amounts of the payment.',
    parameters: ofPayment,
    body: statement('Total amount charged back, not a difference; 0 if the chargeback was won.'),
    answer: moneyAnswer,
  },
  creditFromSuspense: {
    description: `Credits money from the suspense account to the card or the order. ${IDEMPOTENT}`,
    success: 'The current amounts of the payment.',
    parameters: ofPayment,
    body: {
      fields: { ...attribution, amount: `Amount to credit. ${FIELD.pesos}` },
      example: { ...attributionExample, amount: 100 },
    },
    answer: moneyAnswer,
  },
  moneyOfTransaction: {
    description: 'Returns the amounts of a payment and the actions of operators on it.',
    success: 'The current amounts of the payment.',
    parameters: ofPayment,
    answer: moneyAnswer,
  },
  deadMails: {
    description: 'Returns the mails whose delivery was given up.',
    success: 'The undelivered mails.',
    answer: {
      fields: {
        recipient: 'E-mail address of the recipient.',
        subject: 'Subject of the mail.',
        reason: 'Error of the last attempt.',
        attempts: 'Number of attempts to send it.',
        retries: 'Number of retries that operators requested.',
        created_at: `Time when the mail was created, ${FIELD.instant}`,
        dead_at: `Time when its delivery was given up, ${FIELD.instant}`,
        can_be_retried: 'Whether the text of the mail is still stored, so that it can be sent again.',
      },
      example: [
        {
          id: EXAMPLE.use,
          recipient: EXAMPLE.email,
          subject: 'Informe',
          reason: null,
          attempts: 20,
          retries: 0,
          created_at: EXAMPLE.instant,
          dead_at: EXAMPLE.instant,
          can_be_retried: true,
        },
      ],
    },
  },
  retryDeadMail: {
    description:
      'Queues an undelivered mail again. A mail whose text was deleted with its expired link is `ex_token_expired`.',
    success: 'The mail is queued again.',
    errors: ['ex_token_expired'],
    parameters: { id: { description: 'Identifier of the mail.', example: EXAMPLE.use } },
  },
  companyCommand: {
    description:
      'Runs one command of `npm run company`, which defines the input and the result of each command.',
    success: 'The result of the command.',
    errors: ['ex_card_not_found', 'ex_email_taken', 'ex_idempotency_conflict', 'ex_token_expired'],
    parameters: { command: { description: 'Name of the command.', example: 'orders' } },
    body: { fields: { input: 'Input of the command, as JSON.' }, example: { input: '{"shipped":false}' } },
    answer: { fields: { result: 'Result of the command, as JSON.' }, example: { result: '[]' } },
  },
};
