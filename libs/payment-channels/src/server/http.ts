import * as v from 'valibot';

/** A provider did not answer, or not by its protocol. The message is for the log, without payer data. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

export interface ProviderRequest {
  /** The operation's name in metrics. */
  readonly operation: 'create' | 'notification' | 'query' | 'expire' | 'verify';
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form if it is URLSearchParams. */
  readonly body?: object;
  readonly timeoutMs: number;
  /** Whether the body of a 5xx is an error of the provider's protocol, which is then an answer. */
  readonly isError?: (body: unknown) => boolean;
}

export interface ProviderAnswer {
  readonly status: number;
  /** Parsed JSON, not checked yet. */
  readonly body: unknown;
}

/** The connections to one provider, as its adapter uses them. */
export interface ProviderHttp {
  /** @throws ProviderUnavailable when there is no answer in time, a 5xx, or no JSON */
  send(call: ProviderRequest): Promise<ProviderAnswer>;
}

/** Checks an answer against the protocol's schema. @throws ProviderUnavailable where it does not match */
export function checkAnswer<const Schema extends v.GenericSchema>(
  schema: Schema,
  answer: ProviderAnswer,
  call: string,
): v.InferOutput<Schema> {
  const result = answer.status < 300 ? v.safeParse(schema, answer.body) : undefined;
  if (result?.success) return result.output;
  const field = result && v.getDotPath(result.issues[0]);
  throw new ProviderUnavailable(`${call}: status ${answer.status}${field ? `, field ${field}` : ''}`);
}
