import type { AnswerOf } from '@laundry/api-contract';
import { operations } from '@laundry/api-contract/openapi';
import * as v from 'valibot';
import { signRequest } from '../../src/services/machines/controllers.ts';
import { runThrough } from '../company/companyFixture.ts';
import { IDS, MACHINES } from '../support/demoData.ts';
import type { TestApp } from '../support/testApp.ts';
import { until } from '../support/until.ts';

type Recorded = AnswerOf<typeof operations.reportMachineUses>;
type Cards = AnswerOf<typeof operations.machineCards>;

/** A use as a controller reports it: by default of the plain building's washer. */
export const reportedUse = (id: string, at: Date, fields: object = {}) => ({
  id,
  machine: MACHINES.washer,
  card: '12345678',
  at: at.toISOString(),
  result: 'Exitoso',
  ...fields,
});

/** The headers with a controller's signature of a body. @param call method and path with its query */
export function signed(
  controller: string,
  key: string,
  body: string,
  at: Date,
  call = 'POST /machines/v1/uses',
): Record<string, string> {
  const [method = '', path = ''] = call.split(' ');
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return {
    'content-type': 'application/json',
    'x-controller': controller,
    'x-timestamp': timestamp,
    'x-signature': signRequest(key, { timestamp, method, path, body }),
  };
}

/** Adds a controller to a building. @returns it with its calls */
export async function startController(app: TestApp, name: string, buildingId: string = IDS.plain) {
  const hand = { by: 'Eva Paz', reason: 'new controller' };
  const { key } = await runThrough(app, 'addController', { name, building: buildingId, ...hand });
  const send = (body: string, headers: Record<string, string>) =>
    app.call({ method: 'POST', url: '/machines/v1/uses', payload: body, headers });
  const cards = async (since?: string): Promise<Cards> => {
    const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}`;
    const path = `/machines/v1/cards${query}`;
    const { text } = await app.get(path, signed(name, key, '', app.clock(), `GET ${path}`));
    return v.parse(operations.machineCards.answer, JSON.parse(text));
  };
  return {
    name,
    key,
    send,
    /** Gives the controller a new key. @returns the key */
    rotate: async () => (await runThrough(app, 'rotateControllerKey', { name, ...hand })).key,
    revoke: () => runThrough(app, 'revokeController', { name, ...hand }),
    /** Reports uses. @returns the answer, parsed by the contract */
    report: async (...uses: readonly object[]): Promise<Recorded> => {
      const body = JSON.stringify({ uses });
      const { text } = await send(body, signed(name, key, body, app.clock()));
      return v.parse(operations.reportMachineUses.answer, JSON.parse(text));
    },
    /** Declares that the ids of the controller's uses are consecutive numbers. */
    declareNumbered: async () => {
      const body = JSON.stringify({ uses: [], numbered: true });
      await send(body, signed(name, key, body, app.clock()));
    },
    cards,
    /** Asks until there are `count` cards: changes are held back while an older transaction still runs. */
    untilCards: async (count: number, since?: string): Promise<Cards> => {
      let answer = await cards(since);
      await until(async () => {
        answer = await cards(since);
        return answer.cards.length >= count;
      });
      return answer;
    },
  };
}

export type Controller = Awaited<ReturnType<typeof startController>>;
