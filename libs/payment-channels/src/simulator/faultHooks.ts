import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { FaultAt, Faults } from './faults.ts';
import type { ChannelPath } from '@laundry/api-contract';

const HOLD_MS = 30_000;

/** Waits until the client closes the connection, at most 30 s. */
const hold = ({ raw }: FastifyReply) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, HOLD_MS);
    raw.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const serverError = (reply: FastifyReply) =>
  reply.code(500).send({ message: 'internal_error', error: 'internal_error', status: 500, cause: [] });

type FaultyAnswer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

const CREATIONS: Readonly<Record<FaultAt<'create'>, FaultyAnswer>> = {
  'create-error': (_request, reply) => serverError(reply),
  'create-timeout': async (_request, reply) => {
    await hold(reply);
    return serverError(reply);
  },
  // An incomplete answer.
  'create-malformed': (_request, reply) => reply.code(201).type('application/json').send('{"id": '),
};

/** Answers a creation with its armed fault, without creating anything. */
export const faultyCreation = (faults: Faults, provider: ChannelPath): preHandlerAsyncHookHandler =>
  async function (request, reply) {
    const fault = faults.take(provider, 'create');
    return fault ? CREATIONS[fault](request, reply) : undefined;
  };

/** Answers a status query with its armed fault. */
export const faultyStatus = (faults: Faults, provider: ChannelPath): preHandlerAsyncHookHandler =>
  async function (_request, reply) {
    return faults.take(provider, 'status') ? serverError(reply) : undefined;
  };
