import { MAX_USES_IN_A_BATCH } from '@laundry/api-contract';
import { operations } from '@laundry/api-contract/openapi';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { changedCards } from '../services/machines/changedCards.ts';
import { verifyController } from '../services/machines/controllers.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { recordUses } from '../services/machines/recordUses.ts';
import { signedBy, serve } from './serve.ts';

/** A use has about 200 bytes; names and results of many letters have twice as many. */
const BODY_LIMIT = MAX_USES_IN_A_BATCH * 512;

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** A body that a controller signed. @throws Failure ex_bad_request for what is no JSON */
function parsed(body: string): unknown {
  try {
    return body === '' ? undefined : JSON.parse(body);
  } catch {
    throw new Failure('ex_bad_request');
  }
}

/** What controllers of buildings call. Their signature is checked before anything of the body is read. */
export async function machineRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  app.addHook('preValidation', async (request) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const controller = await verifyController(dependencies, {
      controller: headerOf(request, 'x-controller'),
      timestamp: headerOf(request, 'x-timestamp'),
      signature: headerOf(request, 'x-signature'),
      body,
    });
    request.body = parsed(body);
    signedBy(request, controller);
  });

  serve(app, dependencies, operations.reportMachineUses, ({ controller, body, log }) =>
    recordUses(dependencies, controller, body, log),
  );
  serve(app, dependencies, operations.machineCards, ({ controller, query }) =>
    changedCards(dependencies, controller, query.since),
  );
}
