import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { readPicture } from '../db/stores/pictureStore.ts';
import { isPictureName, PICTURES } from '../domain/pictures/pictures.ts';
import { ApiError } from '../errors/ApiError.ts';
import { sendError } from '../errors/handler.ts';

/** The pictures that the kitchen has uploaded. Their names contain a hash of their content, so they never change. */
export function addPictures(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { name: string } }>(
    `${PICTURES}:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const picture = isPictureName(name) ? await readPicture(db, name) : null;
      if (picture === null) return sendError(new ApiError('not_found'), request, reply);
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      return reply.type('image/webp').send(picture);
    },
  );
}
