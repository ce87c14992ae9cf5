import { isChannel, SHOP_CHANNELS } from '@laundry/api-contract';
import { toAppError } from '@laundry/error-catalogue';
import { nextSubmission } from '@laundry/flow';
import type { Submission } from '@laundry/flow';
import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import { storedValue } from '@laundry/flow/storedValue';
import { DOCUMENT_TYPE } from '@laundry/payment-channels/client';
import type { ChannelName, Payer, PayerValues } from '@laundry/payment-channels/client';
import * as v from 'valibot';
import type { SiteContext } from '../context.ts';
import { storedCard } from './namedCard.ts';
import { ATTEMPTS } from './attemptKeys.ts';

const text = v.pipe(v.string(), v.maxLength(4000));

const storedPayer = {
  firstName: text,
  lastName: text,
  email: text,
  needsInvoice: v.boolean(),
  rut: text,
  paymentMethod: text,
  address: text,
  phone: text,
  // Earlier versions of the site stored none.
  documentType: v.optional(v.picklist(Object.values(DOCUMENT_TYPE)), DOCUMENT_TYPE.cedula),
  documentNumber: text,
} satisfies Record<keyof Payer, v.GenericSchema>;

/** The schema of a channel that the site knows. */
export const storedChannel = v.custom<ChannelName>((name) => typeof name === 'string' && isChannel(name));

/** The schema of a form's stored last submission. */
const submissionSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  payload: v.string(),
}) satisfies v.GenericSchema<unknown, Submission>;

/**
 * The choices and typed values for something that is created once, in session storage: they survive reloads
 * and a provider's page. The last submission is stored with them.
 */
function storedAttempt<Attempt extends { readonly submission?: Submission | undefined }>(
  key: string,
  schema: v.GenericSchema<unknown, Attempt>,
) {
  const stored = storedValue(key, schema);
  return {
    ...stored,
    /** Stores changed choices with the last submission, whose key is reused until the payload changes. */
    keep: (session: KeyValueStorage, choices: Attempt): void => {
      stored.save(session, { ...choices, submission: stored.load(session)?.submission });
    },
    /**
     * Creates something once, however often it is submitted (D39): the same payload has the same key. The
     * choices are stored with it.
     */
    submitOnce: async <Payload, Answer>(
      { session, newKey, signal }: Pick<SiteContext, 'session' | 'newKey'> & { signal: AbortSignal },
      choices: Attempt,
      payload: Payload,
      send: (payload: Payload, options: { signal: AbortSignal; idempotencyKey: string }) => Promise<Answer>,
    ): Promise<Answer> => {
      const submission = nextSubmission(payload, stored.load(session)?.submission, newKey);
      stored.save(session, { ...choices, submission });
      try {
        return await send(payload, { signal, idempotencyKey: submission.key });
      } catch (thrown) {
        // The server knows the key with another payload, so it cannot be used again.
        if (toAppError(thrown).kind === 'idempotencyConflict')
          stored.save(session, { ...choices, submission: undefined });
        throw thrown;
      }
    },
    /** Keeps the choices of a denied payment, whose next submission is a new payment. */
    clearSubmission: (session: KeyValueStorage): void => {
      const attempt = stored.load(session);
      if (attempt) stored.save(session, { ...attempt, submission: undefined });
    },
  };
}

export const StoredValues = v.object({
  ...storedPayer,
  amount: v.union([v.literal(''), v.number()]),
} satisfies Record<keyof PayerValues, v.GenericSchema>);

export const creditAttempt = storedAttempt(
  ATTEMPTS.credit,
  v.object({
    card: storedCard,
    /** The channel that was chosen but not confirmed in step 2. */
    chosen: v.optional(storedChannel),
    channel: v.optional(storedChannel),
    values: StoredValues,
    submission: v.optional(submissionSchema),
  }),
);

/** The choices for the purchase of an accessory. */
export const purchaseAttempt = storedAttempt(
  ATTEMPTS.accessories,
  v.object({
    itemId: v.string(),
    channel: v.picklist(SHOP_CHANNELS),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
    ...storedPayer,
    submission: v.optional(submissionSchema),
  }),
);

const Draft = v.object({
  values: v.record(v.string(), v.string()),
  submission: v.optional(submissionSchema),
});

/** What was entered into a form and not sent yet, by the form's name. */
export const storedDraft = (form: string) => storedAttempt(`draft.${form}`, Draft);
