import { describeCall } from './document/describe.ts';
import { EXAMPLE, WORDS } from './document/words.ts';
import { operatorCalls } from './operatorCalls.ts';

const hand = { by: 'Who does it.', reason: 'Why.' };
const handExample = { by: 'Ana Paz', reason: 'Agreed with the provider' };
const ofPayment = {
  id: { description: `${WORDS.transaction_id} Or its reference.`, example: EXAMPLE.transaction },
};
const moneyAnswer = {
  fields: {
    held: `What the card or the order holds of it. ${WORDS.pesos}`,
    suspense: `What waits in suspense. ${WORDS.pesos}`,
    payments: "The provider's payments.",
    'payments.id': "The provider's id; the transaction's, where its protocol has none.",
    'payments.currency': WORDS.currency,
    'payments.paid': WORDS.pesos,
    'payments.refunded': WORDS.pesos,
    'payments.charged_back': WORDS.pesos,
    actions: 'What operators did, oldest first.',
    'actions.id': 'The Idempotency-Key that it came with, or an id made for it.',
    'actions.action': 'What was done.',
    'actions.by': hand.by,
    'actions.reason': hand.reason,
    'actions.amount': `As it was stated, or null. ${WORDS.pesos}`,
    'actions.discrepancy_id': 'The discrepancy that was resolved, or null.',
    'actions.at': `When, ${WORDS.instant}`,
  },
  example: {
    held: 300,
    suspense: 0,
    payments: [{ id: '123456789', currency: 858, paid: 400, refunded: 100, charged_back: 0 }],
    actions: [
      {
        id: EXAMPLE.use,
        action: 'refund' as const,
        ...handExample,
        amount: 100,
        discrepancy_id: null,
        at: EXAMPLE.instant,
      },
    ],
  },
};
const statement = (amount: string) => ({
  fields: {
    ...hand,
    amount: `${amount} ${WORDS.pesos}`,
    paymentId: "Which of the provider's payments, where there are several.",
  },
  example: { ...handExample, amount: 100 },
});
const GUARDED = 'For operators. An Idempotency-Key makes it one action however often it comes.';

export const OPERATOR_DESCRIPTIONS = {
  discrepancies: describeCall(operatorCalls.discrepancies, {
    description:
      'For operators: the open discrepancies, oldest first, or the latest that were resolved; at most 500.',
    success: 'The discrepancies.',
    query: { fields: { state: '`open` or `resolved`.' }, example: { state: 'open' } },
    answer: {
      fields: {
        id: WORDS.id,
        kind: 'What does not agree.',
        key: 'What it is about: the same kind and key are one discrepancy.',
        transaction_id: `${WORDS.transaction_id} Null where it is about no payment of ours.`,
        channel: 'The provider, or null.',
        amount: `What is at stake, or null. ${WORDS.pesos}`,
        currency: WORDS.currency,
        detail: 'What was seen, in English.',
        opened_at: `Since when it does not agree, ${WORDS.instant}`,
        told_at: `When the company was told by mail, or null, ${WORDS.instant}`,
        resolved_at: `Null while it is open, ${WORDS.instant}`,
        resolved_by: 'Who resolved it; null where later facts did.',
        reason: 'Why it is resolved.',
      },
      example: [
        {
          id: EXAMPLE.use,
          kind: 'amount-differs',
          key: EXAMPLE.transaction,
          transaction_id: EXAMPLE.transaction,
          channel: 'Bancard',
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
  }),
  resolveDiscrepancy: describeCall(operatorCalls.resolveDiscrepancy, {
    description: GUARDED,
    success: 'The discrepancy is closed.',
    parameters: { id: { description: 'Id of the discrepancy.', example: EXAMPLE.use } },
    body: { fields: hand, example: handExample },
  }),
  statedRefund: describeCall(operatorCalls.statedRefund, {
    description: GUARDED,
    success: 'What the payment holds now.',
    parameters: ofPayment,
    body: statement('What was given back with this, beside what was before.'),
    answer: moneyAnswer,
  }),
  statedChargeback: describeCall(operatorCalls.statedChargeback, {
    description: GUARDED,
    success: 'What the payment holds now.',
    parameters: ofPayment,
    body: statement('All that is charged back now, not a difference; 0 where the chargeback was won.'),
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
  companyCommand: describeCall(operatorCalls.companyCommand, {
    description: 'For `npm run company`, which knows what each command takes and answers.',
    success: 'What the command answers.',
    parameters: { command: { description: 'Its name.', example: 'orders' } },
    body: { fields: { input: 'What it takes, as JSON.' }, example: { input: '{"shipped":false}' } },
    answer: { fields: { result: 'What it answers, as JSON.' }, example: { result: '[]' } },
  }),
} as const;
