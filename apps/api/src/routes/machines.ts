import { MAX_USES_IN_A_BATCH } from '@laundry/api-contract';
import { operations } from '@laundry/api-contract/openapi';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../shared/failure.ts';
import { changedCards, verifyController } from '../services/machines/controllers.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { recordUses } from '../services/machines/recordUses.ts';
import { serve } from './serve.ts';

/** A use has about 200 bytes, with long names and results about 400. */
const BODY_LIMIT = MAX_USES_IN_A_BATCH * 512;

const readHeader = ({ headers }: FastifyRequest, name: string): string => headers[name]?.toString() ?? '';

/** Half a surrogate pair becomes U+FFFD, so that ids stored alike are duplicates; null counts as absent. */
const storable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : (value ?? undefined);

/** Parses the body of a controller's call. @throws Failure ex_bad_request for invalid JSON */
function parseBody(body: string): unknown {
  try {
    return body === '' ? undefined : JSON.parse(body, storable);
  } catch {
    throw new Failure('ex_bad_request');
  }
}

/** The calls of controllers. The signature is verified before the body is parsed. */
export async function machineRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  /** Controllers that have signed in the old form; each is logged once. */
  const logged = new Set<string>();
  app.addHook('preValidation', async (request) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const controller = readHeader(request, 'x-controller');
    const { isOldForm } = await verifyController(dependencies, {
      controller,
      timestamp: readHeader(request, 'x-timestamp'),
      signature: readHeader(request, 'x-signature'),
      method: request.method,
      path: request.raw.url ?? '',
      body,
    });
    if (isOldForm && !logged.has(controller)) {
      logged.add(controller);
      request.log.warn({ controller }, 'signed without method and path');
    }
    request.body = parseBody(body);
    request.controller = controller;
  });

  serve(app, dependencies, operations.reportMachineUses, recordUses);
  serve(app, dependencies, operations.machineCards, changedCards);
}
