import { once } from 'node:events';
import type { ChannelPath } from '@laundry/api-contract';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';

/** A provider that has a simulator. */
export type ProviderName = ChannelPath | 'recaptcha';

/** The faults of docs/local-run.md and README.md, by the moment at which they take effect. */
export const FAULTS = {
  create: ['create-error', 'create-timeout', 'create-malformed'],
  webhook: ['webhook-lost', 'webhook-duplicate', 'webhook-late', 'webhook-bad-signature'],
  status: ['status-error'],
  rollback: ['rollback-undecided', 'rollback-confirmed'],
  verify: ['low-score'],
  script: ['script-missing'],
} as const;

type Moment = keyof typeof FAULTS;
export type FaultAt<M extends Moment> = (typeof FAULTS)[M][number];
export type Fault = FaultAt<Moment>;

const isAt = <M extends Moment>(moment: M, fault: Fault): fault is FaultAt<M> => {
  const faults: readonly Fault[] = FAULTS[moment];
  return faults.includes(fault);
};

/** Armed faults. Those of one provider are a queue, consumed in order. */
export function createFaults() {
  let armed: { readonly provider: string; readonly fault: Fault; left: number }[] = [];
  return {
    arm: (provider: string, fault: Fault, times: number): void => {
      armed.push({ provider, fault, left: times });
    },
    /** Consumes the next fault for this moment; undefined where none is armed. */
    consume: <M extends Moment>(provider: ProviderName, moment: M): FaultAt<M> | undefined => {
      const next = armed.find((entry) => entry.provider === provider && isAt(moment, entry.fault));
      if (!next) return undefined;
      next.left -= 1;
      armed = armed.filter(({ left }) => left > 0);
      return isAt(moment, next.fault) ? next.fault : undefined;
    },
    reset: (): void => {
      armed = [];
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;

const HOLD_MS = 30_000;

/** Waits until the client closes the connection, at most 30 s. */
const waitUntilClosed = ({ raw }: FastifyReply) =>
  once(raw, 'close', { signal: AbortSignal.timeout(HOLD_MS) }).catch(() => undefined);

const serverError = (reply: FastifyReply) =>
  reply.code(500).send({ message: 'internal_error', error: 'internal_error', status: 500, cause: [] });

type FaultyAnswer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

const CREATIONS: Readonly<Record<FaultAt<'create'>, FaultyAnswer>> = {
  'create-error': (_request, reply) => serverError(reply),
  'create-timeout': async (_request, reply) => {
    await waitUntilClosed(reply);
    return serverError(reply);
  },
  // An incomplete answer.
  'create-malformed': (_request, reply) => reply.code(201).type('application/json').send('{"id": '),
};

/** Answers a creation with its armed fault, without creating anything. */
export const faultyCreation = (faults: Faults, provider: ChannelPath): preHandlerAsyncHookHandler =>
  async function (request, reply) {
    const fault = faults.consume(provider, 'create');
    return fault ? CREATIONS[fault](request, reply) : undefined;
  };

/** Answers a status query with its armed fault. */
export const faultyStatus = (faults: Faults, provider: ChannelPath): preHandlerAsyncHookHandler =>
  async function (_request, reply) {
    return faults.consume(provider, 'status') ? serverError(reply) : undefined;
  };
