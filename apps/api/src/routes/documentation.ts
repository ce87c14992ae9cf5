import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@laundry/api-contract/openapi';
import type { ExtraOperation } from '@laundry/api-contract/openapi';
import { server } from '@laundry/strings';
import type { StaticDocumentSpec } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { CHANNEL_NAMES, notificationPath } from '../providers/channels.ts';

const ERROR = { $ref: '#/components/responses/Error' };
const success = { description: 'Success' };

const notifications = CHANNEL_NAMES.map((channel): ExtraOperation => ({
  method: 'post',
  path: notificationPath(channel),
  operation: {
    operationId: `notify${channel}`,
    summary: `Notification of ${channel}, signed by the provider`,
    responses: { 200: success, default: ERROR },
  },
}));

const returns: ExtraOperation = {
  method: 'post',
  path: '/api/v1/payments/pagosweb/return/{outcome}',
  operation: {
    operationId: 'returnFromPagosWeb',
    summary: "The browser's POST return from PagosWeb, which leads to the result page and changes nothing",
    parameters: [
      {
        name: 'outcome',
        in: 'path',
        required: true,
        schema: { type: 'string', enum: ['aprobada', 'rechazada', 'cancelada'] },
      },
    ],
    responses: { 303: { description: 'To the result page' }, default: ERROR },
  },
};

const health = (['/healthz', '/readyz'] as const).map((path): ExtraOperation => ({
  method: 'get',
  path,
  operation: {
    operationId: path.slice(1),
    summary: path === '/healthz' ? 'The process lives' : 'The database answers',
    responses: { 200: success, default: ERROR },
  },
}));

/** /openapi.json from the contract, and /docs to read it. */
export async function documentation(app: FastifyInstance): Promise<void> {
  const document = openApiDocument(server.apiTitle, [...notifications, returns, ...health]);
  app.get('/openapi.json', async () => document);
  // The plugin's types stop at OpenAPI 3.0 objects; it only serves the document as it is.
  const specification = { document: document as StaticDocumentSpec['document'] };
  await app.register(swagger, { mode: 'static', specification });
  await app.register(swaggerUi, { routePrefix: '/docs' });
}
