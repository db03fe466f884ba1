import type { ApiRequest } from '../../api/client.ts';
import { filledText, object } from '../../api/shape.ts';
import type { AddPicture, PictureAdded } from '../../contract/wire/staff/pictures.ts';

export const addPicture = (body: AddPicture): ApiRequest<PictureAdded> => ({
  method: 'POST',
  path: 'pictures',
  body,
  parse: object<PictureAdded>({ image: filledText }),
});
