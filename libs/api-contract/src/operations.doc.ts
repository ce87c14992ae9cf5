import { describeCall } from './document/describe.ts';
import type { AnyDescription } from './document/describe.ts';
import { EXAMPLE, WORDS } from './document/words.ts';
import { MACHINE_DESCRIPTIONS } from './machineCalls.doc.ts';
import { OPERATOR_DESCRIPTIONS } from './operatorCalls.doc.ts';
import { operations } from './operations.ts';
import type { OperationName } from './operations.ts';

const alive = { fields: { status: 'A word.' }, example: { status: 'ok' } };
const received = { fields: { status: '`success`.' }, example: { status: 'success' } } as const;

const NOTIFIED =
  'Duplicates and late ones change nothing. Malformed: `ex_bad_request`; forged: `ex_unauthorized`; of an unknown payment, or of a channel that is off (D64): `ex_not_found`; where the provider could not be asked for the truth, a 5xx, so that it is sent again.';
const RECEIVED = 'Taken in, whether or not it changed anything.';

/** The webhook of MercadoPago's protocol, which RedPagos shares. */
const webhook = (provider: 'MercadoPago' | 'RedPagos') =>
  ({
    description: `Signed by \`x-signature\`, with \`data.id\` in the query; the payment itself is then asked for at ${provider}. ${NOTIFIED}`,
    success: RECEIVED,
    body: { fields: {}, example: { id: 1, type: 'payment', data: { id: '123456789' } } },
    answer: received,
  }) as const;

/** The document's description of each operation; one without it does not compile. */
export const OPERATION_DESCRIPTIONS: Readonly<Record<OperationName, AnyDescription>> = {
  ...OPERATOR_DESCRIPTIONS,
  ...MACHINE_DESCRIPTIONS,
  healthz: describeCall(operations.healthz, {
    description: 'Answers as long as the process lives, whatever its database does.',
    success: 'The process lives.',
    answer: alive,
  }),
  readyz: describeCall(operations.readyz, {
    description: 'Asks the database; `ex_unavailable` where it does not answer.',
    success: 'The database answers.',
    answer: { fields: { status: 'A word.' }, example: { status: 'ready' } },
  }),
  notifyMercadoPagos: describeCall(operations.notifyMercadoPagos, webhook('MercadoPago')),
  notifyRedPagos: describeCall(operations.notifyRedPagos, webhook('RedPagos')),
  notifyBancard: describeCall(operations.notifyBancard, {
    description: `The callback of a single buy, signed by \`token\`. ${NOTIFIED}`,
    success: RECEIVED,
    body: {
      fields: {},
      example: {
        operation: {
          token: '0123456789abcdef0123456789abcdef',
          shop_process_id: '54321',
          response: 'S',
          response_code: '00',
          amount: '400.00',
          currency: '858',
        },
      },
    },
    answer: received,
  }),
  notifyPagosWeb: describeCall(operations.notifyPagosWeb, {
    description: `The offline notification of PagosWeb, as a form; from an address that is not PagosWeb's, \`ex_forbidden\` (D48). ${NOTIFIED}`,
    success: RECEIVED,
    body: {
      fields: {},
      example: { ventaAprobada: 'True', numeroOrden: EXAMPLE.transaction, monto: '400,00' },
    },
    answer: received,
  }),
  accessoryPicture: describeCall(operations.accessoryPicture, {
    description:
      'The addresses stand in `brandingItems`. They are made of what the picture is, so that a file never changes under its address and caches keep it.',
    success: 'The picture.',
    parameters: {
      file: {
        description: 'What the picture is, its width in px and its format.',
        example: EXAMPLE.pictureFile,
      },
    },
  }),
  returnFromPagosWeb: describeCall(operations.returnFromPagosWeb, {
    description:
      "The browser's POST return from PagosWeb, which changes nothing (D48). Whatever it holds, the payer goes on to a page of the site, never to one of JSON.",
    success: 'To the result page, or to the start of the top-up where no payment is named.',
    parameters: {
      outcome: { description: 'aprobada, rechazada or cancelada.', example: 'aprobada' },
    },
    body: { fields: {}, example: { numeroOrden: EXAMPLE.transaction } },
  }),
  internalCard: describeCall(operations.internalCard, {
    description: 'For operators and checks (local-run).',
    success: 'The card with its movements.',
    parameters: { uid: { description: WORDS.uid, example: EXAMPLE.uid } },
    answer: {
      fields: {
        uid: WORDS.uid,
        balance: `What the card holds. ${WORDS.pesos}`,
        movements: 'What was credited and taken back, and what uses took, oldest first.',
        'movements.transaction_id': 'The payment that it belongs to; null for a use.',
        'movements.amount': WORDS.pesos,
        'movements.at': `When, ${WORDS.instant}`,
      },
      example: {
        uid: EXAMPLE.uid,
        balance: 450.5,
        movements: [{ transaction_id: EXAMPLE.transaction, amount: 400, at: EXAMPLE.instant }],
      },
    },
  }),
  internalTransaction: describeCall(operations.internalTransaction, {
    description: 'For operators and checks (local-run).',
    success: 'The payment with its history.',
    parameters: {
      id: { description: `${WORDS.transaction_id} Or its reference.`, example: EXAMPLE.transaction },
    },
    answer: {
      fields: {
        id: WORDS.id,
        reference: WORDS.reference,
        state: 'created, pending, approved, denied, expired or refunded.',
        channel: 'The payment channel.',
        amount: WORDS.pesos,
        uid: `${WORDS.uid} Null for a purchase.`,
        history: 'Every state that it has had, oldest first.',
        'history.state': 'The state.',
        'history.at': `Since when, ${WORDS.instant}`,
        'history.source': 'What moved it: api, notification, status-query, expiry or operator.',
      },
      example: {
        id: EXAMPLE.transaction,
        reference: EXAMPLE.reference,
        state: 'pending',
        channel: 'MercadoPagos',
        amount: 400,
        uid: EXAMPLE.uid,
        history: [
          { state: 'created', at: EXAMPLE.instant, source: 'api' },
          { state: 'pending', at: EXAMPLE.instant, source: 'api' },
        ],
      },
    },
  }),
  metrics: describeCall(operations.metrics, {
    description: 'For Prometheus, in its text format.',
    success: 'The metrics.',
    answer: { fields: {}, example: 'reconciler_runs_total 12\n' },
  }),
};
