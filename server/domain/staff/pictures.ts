import { PICTURE_LIMITS } from '../../../src/contract/staff/pictures.ts';
import type { AddPicture, PictureAdded } from '../../../src/contract/wire/staff/pictures.ts';
import type { AppContext } from '../../context.ts';
import { putPicture } from '../../db/stores/pictureStore.ts';
import { fieldError } from '../../errors/ApiError.ts';
import { PICTURES, toShopPicture } from '../pictures/pictures.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';

/** No customer sees it before a dish has it. Sent again, it is the same picture. */
export async function addPicture(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: StaffActor,
  { picture }: AddPicture,
): Promise<PictureAdded> {
  const shown = await toShopPicture(Buffer.from(picture, 'base64'));
  if (shown === null) throw fieldError('picture', 'server.catalog.picture', PICTURE_LIMITS);
  const now = clock();
  const image = PICTURES + shown.name;
  await db.transaction().execute(async (trx) => {
    await putPicture(trx, { ...shown, now });
    await audit(trx, actor, { action: 'picture.added', subject: 'picture', after: { image } }, now);
  });
  return { image };
}
