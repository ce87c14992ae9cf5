import { setTimeout as wait } from 'node:timers/promises';
import { serveHttp } from '@laundry/sandbox/local';
import { Agent } from 'undici';
import { createFaults } from '../faults.ts';
import type { FaultOptions } from '../faults.ts';
import { forward, ownAnswer, readRequest, sendAnswer } from './forward.ts';
import type { Answer } from './forward.ts';

const ANSWER_WITHIN_MS = 30_000;
/** Longer than the API waits for a provider. */
const HANG_MS = 6_000;

/** What happens to a provider call; `undefined` closes the connection. */
type Fault = (ask: () => Promise<Answer>) => Promise<Answer | undefined>;

const GARBAGE = ownAnswer(200, '{"id": ', { 'content-type': 'application/json' });
const cutOff = async () => undefined;

const FAULTS: Readonly<Record<string, Fault>> = {
  'provider answers 500': async () => ownAnswer(500, 'internal error'),
  'provider hangs': async () => wait(HANG_MS, undefined, { ref: false }),
  'provider sends garbage': async () => GARBAGE,
  'provider is cut off': cutOff,
  // The provider carries out the call, but the caller does not learn its result.
  'provider answers garbage after doing it': async (ask) => ask().then(() => GARBAGE),
  'provider is cut off after doing it': async (ask) => ask().then(cutOff),
  'provider answers late': async (ask) => {
    const answer = await ask();
    await wait(HANG_MS / 8, undefined, { ref: false });
    return answer;
  },
};

/** A proxy between the API and the providers; a share of the calls meets a fault until it is repaired. */
export async function startProviderProxy(providers: string, options: FaultOptions) {
  const agent = new Agent({ connections: 256 });
  const { pick, repair } = createFaults(Object.keys(FAULTS), options);
  const server = await serveHttp(async (incoming, response) => {
    const request = await readRequest(incoming);
    const ask = () => forward(agent, providers, request, ANSWER_WITHIN_MS);
    const name = pick();
    const answer = await (name ? FAULTS[name]?.(ask) : ask());
    if (answer) sendAnswer(response, answer);
    else response.destroy();
  });
  return {
    origin: server.origin,
    repair,
    close: async (): Promise<void> => {
      await server.close();
      await agent.destroy();
    },
  };
}
