import etag from '@fastify/etag';
import { operations } from '@laundry/api-contract/openapi';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../shared/failure.ts';
import { PICTURE_FORMATS, parseFileName } from '../shop/pictures.ts';
import { pictureContent } from '../queries/shop.ts';
import type { Dependencies } from '../services/dependencies.ts';

const { path, cacheSeconds } = operations.accessoryPicture;

/** Pictures of accessories. The content behind a URL never changes, so browsers and caches may keep it. */
export async function pictureRoutes(app: FastifyInstance, { db }: Dependencies): Promise<void> {
  await app.register(etag);
  app.get<{ Params: { file: string } }>(path.replace('{file}', ':file'), async ({ params }, reply) => {
    const file = parseFileName(params.file);
    const content = file && (await pictureContent(db, file));
    if (!content) throw new Failure('ex_not_found');
    return reply
      .type(PICTURE_FORMATS[file.format].type)
      .header('cache-control', `public, max-age=${cacheSeconds}, immutable`)
      .send(Buffer.from(content));
  });
}
