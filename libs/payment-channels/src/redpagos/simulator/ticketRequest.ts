import * as v from 'valibot';
import { REDPAGOS } from '../../mercadopago/simulator/catalogue.ts';
import { Instant } from '../../mercadopago/simulator/instants.ts';

/** The code and the description of a refusal's `cause`. */
type Cause = readonly [code: number, description: string];

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const url = v.pipe(v.string(), v.url());

/** A cédula has digits only; of another document nothing is known. */
const Identification = v.variant('type', [
  v.object({ type: v.literal('CI'), number: v.pipe(v.string(), v.regex(/^\d{7,8}$/)) }),
  v.object({ type: v.literal('Otro'), number: text }),
]);

const Amount = v.pipe(
  v.number(),
  v.minValue(REDPAGOS.min_allowed_amount),
  v.maxValue(REDPAGOS.max_allowed_amount),
  v.check((pesos) => Number(pesos.toFixed(2)) === pesos),
);

/** The fields of a merchant's ticket request that the simulator uses. */
export const TicketRequest = v.object({
  payment_method_id: v.literal('redpagos'),
  transaction_amount: Amount,
  description: v.optional(v.string(), ''),
  payer: v.object({
    email: v.pipe(text, v.email()),
    first_name: v.optional(v.string(), ''),
    identification: Identification,
  }),
  external_reference: text,
  notification_url: url,
  callback_url: v.optional(url),
  date_of_expiration: v.optional(Instant),
});
export type TicketRequest = v.InferOutput<typeof TicketRequest>;

/** The codes of refused fields, by the beginning of the field's path; the first that fits is answered. */
const CAUSES: readonly (readonly [path: string, cause: Cause])[] = [
  ['payment_method_id', [3011, 'not_found payment_method_id']],
  ['payer.email', [4050, 'payer.email must be a valid email']],
  ['payer', [2067, 'Invalid user identification number']],
  ['transaction_amount', [4037, 'Invalid transaction_amount']],
  ['date_of_expiration', [23, 'The date format must be yyyy-MM-ddTHH:mm:ss.SSSZ']],
  ['notification_url', [4020, 'notificaction_url attribute must be url valid']],
];

export const NO_IDEMPOTENCY_KEY: Cause = [4292, "Header X-Idempotency-Key can't be null"];

/** The cause of a refused request. */
export function causeOf(issues: readonly v.BaseIssue<unknown>[]): Cause {
  const paths = issues.map((issue) => v.getDotPath(issue) ?? '');
  const known = CAUSES.find(([path]) => paths.some((one) => `${one}.`.startsWith(`${path}.`)));
  return known?.[1] ?? [1, `Params Error: ${paths.join(', ')}`];
}
