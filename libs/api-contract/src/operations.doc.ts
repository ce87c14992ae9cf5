import { FIRST_CHANNEL } from './channels.ts';
import type { DescriptionsOf } from './document/describe.ts';
import { EXAMPLE, FIELD } from './document/commonFields.ts';
import { browserReturnDocs, notificationDocs } from './notifications.doc.ts';
import { machineDocs } from './machineCalls.ts';
import { operatorDocs } from './operatorCalls.doc.ts';
import type { operations } from './operations.ts';

/** The document's description of each operation. */
export const operationsDocs: DescriptionsOf<typeof operations> = {
  ...operatorDocs,
  ...machineDocs(),
  healthz: {
    description: 'Liveness check: succeeds while the process runs, whatever the state of its database.',
    success: 'The process is running.',
    answer: { fields: { status: 'Status of the process.' }, example: { status: 'ok' } },
  },
  readyz: {
    description:
      'Readiness check: queries the database, and returns `ex_unavailable` if the database does not answer.',
    success: 'The database answers.',
    answer: { fields: { status: 'Status of the instance.' }, example: { status: 'ready' } },
  },
  ...notificationDocs,
  accessoryPicture: {
    description:
      'Returns a picture file; `brandingItems` lists the paths. A path is derived from the content of the picture, so that a file never changes and caches can keep it.',
    success: 'The picture file.',
    errors: ['ex_not_found'],
    parameters: {
      file: {
        description: 'File name: hash of the content, width in px and format.',
        example: EXAMPLE.pictureFile,
      },
    },
  },
  ...browserReturnDocs,
  internalCard: {
    description: 'Returns a card with its balance movements, for operators and checks.',
    success: 'The card with its balance movements.',
    parameters: { uid: { description: FIELD.uid, example: EXAMPLE.uid } },
    answer: {
      fields: {
        balance: `Balance of the card. ${FIELD.pesos}`,
        movements: 'Credits, reversals and charges for uses, oldest first.',
        'movements.transaction_id': 'Identifier of the payment; null for a use.',
        'movements.amount': `Amount of the movement. ${FIELD.pesos}`,
        'movements.at': `Time of the movement, ${FIELD.instant}`,
      },
      example: {
        uid: EXAMPLE.uid,
        balance: 450.5,
        movements: [{ transaction_id: EXAMPLE.transaction, amount: 400, at: EXAMPLE.instant }],
      },
    },
  },
  internalTransaction: {
    description: 'Returns a payment with the history of its state, for operators and checks.',
    success: 'The payment with the history of its state.',
    parameters: {
      id: {
        description: `${FIELD.transaction_id} The reference of the payment is accepted too.`,
        example: EXAMPLE.transaction,
      },
    },
    answer: {
      fields: {
        reference: FIELD.reference,
        state: 'State of the payment: `created`, `pending`, `approved`, `denied`, `expired` or `refunded`.',
        channel: 'Payment channel.',
        amount: FIELD.pesos,
        uid: `${FIELD.uid} Null for a purchase.`,
        history: 'All states of the payment, oldest first.',
        'history.state': 'State of the payment.',
        'history.at': `Start of the state, ${FIELD.instant}`,
        'history.source':
          'Cause of the change: `api`, `notification`, `status-query`, `expiry` or `operator`.',
      },
      example: {
        id: EXAMPLE.transaction,
        reference: EXAMPLE.reference,
        state: 'pending',
        channel: FIRST_CHANNEL,
        amount: 400,
        uid: EXAMPLE.uid,
        history: [
          { state: 'created', at: EXAMPLE.instant, source: 'api' },
          { state: 'pending', at: EXAMPLE.instant, source: 'api' },
        ],
      },
    },
  },
  metrics: {
    description: 'Returns the metrics of this instance in the text format of Prometheus.',
    success: 'The metrics.',
    answer: { fields: {}, example: 'reconciler_runs_total 12\n' },
  },
};
