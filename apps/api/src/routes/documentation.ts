import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@laundry/api-contract/openapi';
import { kindOfCode, errorText } from '@laundry/error-catalogue';
import { server } from '@laundry/strings';
import type { StaticDocumentSpec } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** Serves /openapi.json, which is made from the contract, and its documentation at /docs. */
export async function documentation(app: FastifyInstance): Promise<void> {
  const document = openApiDocument(server.apiTitle, (code) => errorText(kindOfCode(code)));
  app.get('/openapi.json', async () => document);
  // The plugin's types only allow OpenAPI 3.0, but it serves any document unchanged.
  const specification = { document: document as unknown as StaticDocumentSpec['document'] };
  await app.register(swagger, { mode: 'static', specification });
  await app.register(swaggerUi, { routePrefix: '/docs' });
}
