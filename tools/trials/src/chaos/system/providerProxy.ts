import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { createFaults } from '../faults.ts';
import type { FaultOptions } from '../faults.ts';
import { startProxy } from './proxy.ts';

/** Longer than the API waits for a provider. */
const HANG_MS = 6_000;

const garbage = (reply: FastifyReply) =>
  reply.hijack().raw.writeHead(200, { 'content-type': 'application/json' }).end('{"id": ');
const cutOff = (reply: FastifyReply) => reply.hijack().raw.destroy();

/** What the caller gets although the call never reaches the provider. */
const IN_PLACE: Readonly<Record<string, (reply: FastifyReply) => unknown>> = {
  'provider answers 500': (reply) => reply.code(500).send('internal error'),
  'provider hangs': (reply) => wait(HANG_MS, undefined, { ref: false }).then(() => cutOff(reply)),
  'provider sends garbage': garbage,
  'provider is cut off': cutOff,
};
/** What the caller gets in place of the provider's answer, after the provider has carried out the call. */
const AFTERWARDS: Readonly<Record<string, (reply: FastifyReply, answer: Readable) => unknown>> = {
  'provider answers garbage after doing it': garbage,
  'provider is cut off after doing it': cutOff,
  'provider answers late': (reply, answer) =>
    wait(HANG_MS / 8, undefined, { ref: false }).then(() => reply.send(answer)),
};

/** A proxy between the API and the providers; a share of the calls meets a fault until it is repaired. */
export async function startProviderProxy(providers: string, options: FaultOptions) {
  const { pick, repair } = createFaults(Object.keys({ ...IN_PLACE, ...AFTERWARDS }), options);
  const proxy = await startProxy({
    upstream: providers,
    handler: (_request, reply, address, passing) => {
      const fault = pick() ?? '';
      const inPlace = IN_PLACE[fault];
      if (inPlace) {
        inPlace(reply);
        return;
      }
      const afterwards = AFTERWARDS[fault];
      reply.from(address, {
        ...passing,
        ...(afterwards && { onResponse: (_asked, _same, { stream }) => afterwards(reply, stream) }),
      });
    },
  });
  return { ...proxy, repair };
}
