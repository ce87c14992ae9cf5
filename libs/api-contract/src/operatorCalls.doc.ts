import { describeCall } from './document/describe.ts';
import { EXAMPLE, WORDS } from './document/words.ts';
import { operatorCalls } from './operatorCalls.ts';

const hand = { by: 'Who does it.', reason: 'Why.' };
const handExample = { by: 'Ana Paz', reason: 'Agreed with the provider' };
const ofPayment = { id: { description: WORDS.transaction_id, example: EXAMPLE.transaction } };
const moneyAnswer = {
  fields: {
    held: `What the card or the order holds of it. ${WORDS.pesos}`,
    suspense: `What waits in suspense. ${WORDS.pesos}`,
    payments: "The provider's payments.",
    'payments.id': "The provider's id, or null.",
    'payments.currency': WORDS.currency,
    'payments.paid': WORDS.pesos,
    'payments.refunded': WORDS.pesos,
    'payments.charged_back': WORDS.pesos,
    actions: 'What operators did, by whom and why.',
  },
  example: {
    held: 400,
    suspense: 0,
    payments: [{ id: '123456789', currency: 858, paid: 400, refunded: 0, charged_back: 0 }],
    actions: [],
  },
};
const statement = {
  fields: {
    ...hand,
    amount: `All of it so far, not a difference. ${WORDS.pesos}`,
    paymentId: "Which of the provider's payments, where there are several.",
  },
  example: { ...handExample, amount: 100 },
};
const GUARDED = 'For operators. An Idempotency-Key makes it one action however often it comes.';

export const OPERATOR_DESCRIPTIONS = {
  discrepancies: describeCall(operatorCalls.discrepancies, {
    description: 'For operators: the latest discrepancies of a state, at most 500.',
    success: 'The discrepancies, amounts in pesos.',
    query: { fields: { state: '`open` or `resolved`.' }, example: { state: 'open' } },
    answer: { fields: {}, example: [] },
  }),
  resolveDiscrepancy: describeCall(operatorCalls.resolveDiscrepancy, {
    description: GUARDED,
    success: 'The discrepancy is closed.',
    parameters: { id: { description: 'Id of the discrepancy.', example: '7' } },
    body: { fields: hand, example: handExample },
  }),
  statedRefund: describeCall(operatorCalls.statedRefund, {
    description: GUARDED,
    success: 'What the payment holds now.',
    parameters: ofPayment,
    body: statement,
    answer: moneyAnswer,
  }),
  statedChargeback: describeCall(operatorCalls.statedChargeback, {
    description: GUARDED,
    success: 'What the payment holds now.',
    parameters: ofPayment,
    body: statement,
    answer: moneyAnswer,
  }),
  creditFromSuspense: describeCall(operatorCalls.creditFromSuspense, {
    description: GUARDED,
    success: 'What the payment holds now.',
    parameters: ofPayment,
    body: { fields: { ...hand, amount: WORDS.pesos }, example: { ...handExample, amount: 100 } },
    answer: moneyAnswer,
  }),
  moneyOfTransaction: describeCall(operatorCalls.moneyOfTransaction, {
    description: 'For operators.',
    success: 'What the payment holds.',
    parameters: ofPayment,
    answer: moneyAnswer,
  }),
  deadMails: describeCall(operatorCalls.deadMails, {
    description: 'For operators: mails that were given up.',
    success: 'The mails.',
    answer: {
      fields: {
        id: WORDS.id,
        recipient: 'Whom it is for.',
        subject: 'Its subject.',
        reason: 'Why the last try failed.',
        attempts: 'How often it was tried.',
        retries: 'How often an operator had it tried again.',
        created_at: `Since when it waits, ${WORDS.instant}`,
        dead_at: `When it was given up, ${WORDS.instant}`,
        can_be_retried: 'Whether its text is still there.',
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
  }),
  retryDeadMail: describeCall(operatorCalls.retryDeadMail, {
    description: 'For operators. A mail whose link is gone with its text is `ex_token_expired`.',
    success: 'It will be tried again.',
    parameters: { id: { description: 'Id of the mail.', example: EXAMPLE.use } },
  }),
} as const;
