import { orList } from './document/commonFields.ts';
import type { CallDescription } from './document/describe.ts';
import { eachBrowserReturn, eachNotification } from './notifications.ts';
import type { browserReturnOf, notificationOf } from './notifications.ts';

type NotificationDescription = CallDescription<ReturnType<typeof notificationOf>>;
type ReturnDescription = CallDescription<ReturnType<typeof browserReturnOf>>;

const received = { fields: { status: 'Always `success`.' }, example: { status: 'success' } } as const;

const PROOF =
  'Duplicate and late notifications change nothing. A genuine one of an unknown payment is accepted (D78). A malformed notification is `ex_bad_request`, a forged one `ex_unauthorized`, one of a disabled channel (D64) `ex_not_found`. If the provider cannot confirm the payment at the moment, the status is 5xx, so that the provider sends the notification again.';
const HINT =
  'It is a hint, so it is answered at once and looked up afterwards (D78): also where the payment is unknown, the topic is not used, or the provider does not answer at the moment. Only one that is not signed with its secret is refused, with `ex_unauthorized`.';

/** The document's description of each notification. */
export const notificationDocs = eachNotification((channel): NotificationDescription => {
  const { description, isHint, example, fromOwnAddresses } = channel.notification;
  return {
    description: description(isHint ? HINT : PROOF),
    success: 'The notification was processed, whether or not it changed anything.',
    errors: ['ex_unauthorized', ...(fromOwnAddresses ? (['ex_forbidden'] as const) : []), 'ex_not_found'],
    body: { fields: {}, example },
    answer: received,
  };
});

/** The document's description of each return of the browser. */
export const browserReturnDocs = eachBrowserReturn((channel): ReturnDescription => {
  const { outcomes: [first, ...others] = [''], example = {} } = channel.browserReturn ?? {};
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
    body: { fields: {}, example },
  };
});
