import { orList, EXAMPLE, FIELD } from './document/commonFields.ts';
import type { CallDescription, DescriptionsOf } from './document/describe.ts';
import { eachBrowserReturn, eachNotification } from './operations.ts';
import type { browserReturnCall, notificationCall, operations } from './operations.ts';
import { machineDocs } from './machineCalls.ts';

type NotificationDescription = CallDescription<ReturnType<typeof notificationCall>>;
type ReturnDescription = CallDescription<ReturnType<typeof browserReturnCall>>;

const received = { status: 'Always `success`.' } as const;

const PROOF =
  'Duplicate and late notifications change nothing. A genuine one of an unknown payment is accepted (D78). A malformed notification is `ex_bad_request`, a forged one `ex_unauthorized`, one of a disabled channel (D64) `ex_not_found`. If the provider cannot confirm the payment at the moment, the status is 5xx, so that the provider sends the notification again.';
const HINT =
  'It is a hint, so it is answered at once and looked up afterwards (D78): also where the payment is unknown, the topic is not used, or the provider does not answer at the moment. Only one that is not signed with its secret is refused, with `ex_unauthorized`.';

/** The document's description of each notification. */
const notificationDocs = eachNotification((channel): NotificationDescription => {
  const { description, isHint, fromOwnAddresses } = channel.notification;
  return {
    description: description(isHint ? HINT : PROOF),
    success: 'The notification was processed, whether or not it changed anything.',
    errors: ['ex_unauthorized', ...(fromOwnAddresses ? (['ex_forbidden'] as const) : []), 'ex_not_found'],
    body: {},
    answer: received,
  };
});

/** The document's description of each return of the browser. */
const browserReturnDocs = eachBrowserReturn((channel): ReturnDescription => {
  const { outcomes: [first, ...others] = [''] } = channel.browserReturn ?? {};
  const alternatives = [first, ...others].map((outcome) => `\`${outcome}\``);
  return {
    description: `Redirects the payer's browser, which returns from ${channel.provider} with a POST, and changes nothing (D48). Whatever the form contains, the response is a redirect to a page of the site, never JSON.`,
    success: 'Redirect to the result page, or to the start of the top-up if the form names no payment.',
    errors: ['ex_not_found'],
    parameters: {
      outcome: {
        description: `Outcome that ${channel.provider} reports: ${orList(alternatives)}.`,
        example: first,
      },
    },
    body: {},
  };
});

/** The document's description of each operation. */
export const operationsDocs: DescriptionsOf<typeof operations> = {
  ...machineDocs(),
  healthz: {
    description: 'Liveness check: succeeds while the process runs, whatever the state of its database.',
    success: 'The process is running.',
    answer: { status: 'Status of the process.' },
  },
  readyz: {
    description:
      'Readiness check: queries the database, and returns `ex_unavailable` if the database does not answer.',
    success: 'The database answers.',
    answer: { status: 'Status of the instance.' },
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
      balance: `Balance of the card. ${FIELD.pesos}`,
      movements: 'Credits, reversals and charges for uses, oldest first.',
      'movements.transaction_id': 'Identifier of the payment; null for a use.',
      'movements.amount': `Amount of the movement. ${FIELD.pesos}`,
      'movements.at': `Time of the movement, ${FIELD.instant}`,
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
      reference: FIELD.reference,
      state: 'State of the payment: `created`, `pending`, `approved`, `denied`, `expired` or `refunded`.',
      channel: 'Payment channel.',
      amount: FIELD.pesos,
      uid: `${FIELD.uid} Null for a purchase.`,
      history: 'All states of the payment, oldest first.',
      'history.state': 'State of the payment.',
      'history.at': `Start of the state, ${FIELD.instant}`,
      'history.source': 'Cause of the change: `api`, `notification`, `status-query`, `expiry` or `operator`.',
    },
  },
  companyCommand: {
    description:
      'Runs one command of `npm run company`, which defines the input and the result of each command.',
    success: 'The result of the command.',
    errors: ['ex_card_not_found', 'ex_email_taken', 'ex_idempotency_conflict', 'ex_token_expired'],
    parameters: { command: { description: 'Name of the command.', example: 'orders' } },
    body: { input: 'Input of the command, as JSON.' },
    answer: { result: 'Result of the command, as JSON.' },
  },
  metrics: {
    description: 'Returns the metrics of this instance in the text format of Prometheus.',
    success: 'The metrics.',
    answer: {},
  },
};
