import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AddPicture,
  PICTURE_MAX_CHARACTERS,
  PictureAdded,
} from '../../../src/contract/wire/staff/pictures.ts';
import type { AppContext } from '../../context.ts';
import { addPicture } from '../../domain/staff/pictures.ts';
import { answers, ok } from '../../http/envelope.ts';
import { currentStaff, needs } from '../../http/staffSession.ts';

/** Bytes: a picture in base64 with the JSON around it. */
const BODY_LIMIT = PICTURE_MAX_CHARACTERS + 1024;

export function pictureRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/pictures',
      {
        ...needs('catalog.write'),
        bodyLimit: BODY_LIMIT,
        schema: { body: AddPicture, response: answers(PictureAdded) },
      },
      async (request) => ok(await addPicture(context, currentStaff(request), request.body)),
    );
  };
}
