import { randomUUID } from 'node:crypto';
import { ErrorEnvelope } from '@laundry/api-contract';
import { operations } from '@laundry/api-contract/openapi';
import type { Call } from '@laundry/api-contract';
import * as v from 'valibot';

/** What an operator is told in one line instead of an answer. */
export class OperatorError extends Error {}

export interface Where {
  /** The API's origin. */
  readonly url: string;
  /** INTERNAL_TOKEN; empty on the API's own machine, where it has none. */
  readonly token: string;
}

interface Asked {
  /** What stands for `{id}` in the path. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The Idempotency-Key; a new one where it is not given. */
  readonly key?: string | undefined;
}

const TIME_LIMIT_MS = 30_000;

/** Why a call was refused, as its envelope says it. */
function refusalOf(status: number, body: unknown): OperatorError {
  const envelope = v.safeParse(ErrorEnvelope, body);
  if (!envelope.success) return new OperatorError(`the API answered ${status}`);
  const { result_code: code, result_message: message, result_detail: detail } = envelope.output;
  return new OperatorError(`${message} (${code}${detail ? `: ${detail}` : ''})`);
}

/** The operators' calls of a running API. Each throws OperatorError for whatever is no success. */
export function operatorClient({ url, token }: Where) {
  async function send({ method, path }: Call, { id = '', query, body, key }: Asked): Promise<unknown> {
    const target = new URL(path.replace('{id}', encodeURIComponent(id)), url);
    target.search = new URLSearchParams(query).toString();
    const idempotencyKey = key ?? randomUUID();
    const answer = await fetch(target, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    }).catch((error: unknown) => {
      const again = body ? `; the same again, at most once: --key ${idempotencyKey}` : '';
      throw new OperatorError(`${target.origin} did not answer${again}`, { cause: error });
    });
    const text = await answer.text();
    const read: unknown = text === '' ? undefined : JSON.parse(text);
    if (!answer.ok) throw refusalOf(answer.status, read);
    return read;
  }

  const { discrepancies, moneyOfTransaction, deadMails } = operations;
  return {
    discrepancies: async (state: 'open' | 'resolved') =>
      v.parse(discrepancies.answer, await send(discrepancies, { query: { state } })),
    money: async (id: string) => v.parse(moneyOfTransaction.answer, await send(moneyOfTransaction, { id })),
    resolve: async (id: string, body: object, key: string | undefined) => {
      await send(operations.resolveDiscrepancy, { id, body, key });
    },
    /** @returns what the transaction holds afterwards */
    move: async (
      call: 'statedRefund' | 'statedChargeback' | 'creditFromSuspense',
      id: string,
      body: object,
      key: string | undefined,
    ) => v.parse(operations[call].answer, await send(operations[call], { id, body, key })),
    deadMails: async () => v.parse(deadMails.answer, await send(deadMails, {})),
    retryMail: async (id: string) => {
      await send(operations.retryDeadMail, { id });
    },
  };
}
export type OperatorClient = ReturnType<typeof operatorClient>;
