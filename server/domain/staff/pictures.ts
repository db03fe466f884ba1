import { PICTURE_LIMITS } from '../../../src/contract/staff/pictures.ts';
import type { AddPicture, PictureAdded } from '../../../src/contract/wire/staff/pictures.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { putPicture } from '../../db/stores/pictureStore.ts';
import { fieldError } from '../../errors/ApiError.ts';
import { keepUploaded, PICTURES, toShopPicture } from '../pictures/pictures.ts';
import type { FieldChecks } from '../validation/FieldChecks.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';

/** No customer sees it before a dish or a package has it. Sent again, it is the same picture. */
export async function addPicture(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: StaffActor,
  { picture, subject }: AddPicture,
): Promise<PictureAdded> {
  const shown = await toShopPicture(Buffer.from(picture, 'base64'), subject);
  if (shown === null) throw fieldError('picture', 'server.catalog.picture', PICTURE_LIMITS);
  const now = clock();
  const image = PICTURES + shown.name;
  await db.transaction().execute(async (trx) => {
    await putPicture(trx, { ...shown, now });
    await audit(trx, actor, { action: 'picture.added', subject: 'picture', after: { image } }, now);
  });
  return { image };
}

interface ShownPictures {
  /** Which of the form's fields names them. */
  readonly field: string;
  readonly images: readonly string[];
  /** Those that are shown already, and the drawings of the sample. */
  readonly known: readonly (string | null)[];
}

/** What was not uploaded is a fault; what was is kept from now on. */
export async function checkPictures(
  trx: Db,
  { field, images, known }: ShownPictures,
  checks: FieldChecks,
): Promise<void> {
  const added = images.filter((image) => !known.includes(image));
  if (await keepUploaded(trx, added)) return;
  checks.add(field, 'server.catalog.picture', PICTURE_LIMITS);
}
