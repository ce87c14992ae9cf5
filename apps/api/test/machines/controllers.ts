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

/** A use of the plain building's washer as its controller tells it. */
export const reportedUse = (id: string, at: Date, fields: object = {}) => ({
  id,
  machine: MACHINES.washer,
  card: '12345678',
  at: at.toISOString(),
  result: 'Exitoso',
  ...fields,
});

/** The headers that a controller signs a body with. @param call method and path with its query */
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

/** A controller of a building, and what it calls. */
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
    /** Gives it a new key. @returns it */
    rotate: async () => (await runThrough(app, 'rotateControllerKey', { name, ...hand })).key,
    revoke: () => runThrough(app, 'revokeController', { name, ...hand }),
    /** Reports uses; the answer as the contract has it. */
    report: async (...uses: readonly object[]): Promise<Recorded> => {
      const body = JSON.stringify({ uses });
      const { text } = await send(body, signed(name, key, body, app.clock()));
      return v.parse(operations.reportMachineUses.answer, JSON.parse(text));
    },
    /** Says that its ids are consecutive numbers. */
    declareNumbered: async () => {
      const body = JSON.stringify({ uses: [], numbered: true });
      await send(body, signed(name, key, body, app.clock()));
    },
    cards,
    /** Asks until there are so many: changes wait while an older transaction of the server still runs. */
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
