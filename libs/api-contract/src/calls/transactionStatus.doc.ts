import { FIRST_CHANNEL } from '../channels.ts';
import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { transactionStatus } from './transactionStatus.ts';

export const transactionStatusDoc = describeCall(transactionStatus, {
  description:
    'Returns the state of a top-up or a purchase. No token is required, and the result stays available (D13). An unknown or malformed identifier is `ex_not_found`.',
  success: 'The current state of the payment.',
  parameters: { id: { description: FIELD.transaction_id, example: EXAMPLE.transaction } },
  answer: {
    fields: {
      authorizationResult:
        'Result of the payment: PENDING, APPROVED or DENIED (D30). Absent if it is not known yet (D36). Clients treat any other value as a success (D13).',
      errorMessage: 'Reason for the denial, for the payer; null otherwise.',
      expired:
        'True, with DENIED, if the time to pay expired (D30); absent otherwise. Only `errorMessage` says whether anything was charged.',
      cancelled:
        'True, with DENIED, if the payer cancelled the payment (D30); absent otherwise. Additional field (D36).',
      refunded:
        'True, with APPROVED, if the payment was refunded in full (D30); absent otherwise. Additional field (D36).',
      amount: FIELD.pesos,
      currency: FIELD.currency,
      uid: `${FIELD.uid} Null for a purchase.`,
      channel: 'Payment channel.',
      at: `Time of the last state change, ${FIELD.instant}`,
      purchase: 'What a purchase is for; absent for a top-up. Additional field (D36).',
      'purchase.item': 'Name of the item.',
      'purchase.quantity': 'Number of units.',
      'purchase.address': 'Delivery address; null after it was erased.',
      reference: FIELD.reference,
      shopProcessId:
        'Number by which the provider knows the payment, where it requires the result page to show it; absent otherwise. Additional field (D36).',
      responseDescription:
        'How that provider describes an approved payment; absent otherwise. Additional field (D36).',
      ticket:
        'Ticket for paying at a counter of a collection network, while the payment is PENDING; absent otherwise. Additional field (D36).',
      'ticket.number': 'Number to quote at the counter.',
      'ticket.verificationCode': 'Code that the counter verifies, if the provider issues one.',
      'ticket.slip': 'Absolute URL of the printable slip.',
      'ticket.payUntil': `Deadline of the payment, ${FIELD.instant}`,
    },
    example: {
      authorizationResult: 'APPROVED',
      errorMessage: null,
      amount: 400,
      currency: 858,
      uid: EXAMPLE.uid,
      channel: FIRST_CHANNEL,
      at: EXAMPLE.instant,
      reference: EXAMPLE.reference,
    },
  },
});
