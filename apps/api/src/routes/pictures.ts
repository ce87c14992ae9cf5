import etag from '@fastify/etag';
import { operations } from '@laundry/api-contract/openapi';
import type { FastifyInstance } from 'fastify';
import { requireFound } from '../shared/failure.ts';
import { PICTURE_FORMATS, parseFileName } from '../shop/pictures.ts';
import { findPictureFile } from '../queries/shop.ts';
import type { Dependencies } from '../services/dependencies.ts';

const { path, cacheSeconds } = operations.accessoryPicture;

/** Pictures of accessories. The content behind a URL never changes, so browsers and caches may keep it. */
export async function pictureRoutes(app: FastifyInstance, { db }: Dependencies): Promise<void> {
  await app.register(etag);
  app.get<{ Params: { file: string } }>(path.replace('{file}', ':file'), async ({ params }, reply) => {
    const named = requireFound(parseFileName(params.file));
    const file = requireFound(await findPictureFile(db, named));
    return reply
      .type(PICTURE_FORMATS[named.format].type)
      .header('cache-control', `public, max-age=${cacheSeconds}, immutable`)
      .send(Buffer.from(file.content));
  });
}
