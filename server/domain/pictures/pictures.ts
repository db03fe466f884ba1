import { createHash } from 'node:crypto';
import { PICTURE_LIMITS } from '../../../src/contract/staff/pictures.ts';
import type { AddPicture } from '../../../src/contract/wire/staff/pictures.ts';
import type { Db } from '../../db/database.ts';
import { deleteUnusedPictures, keepPictures } from '../../db/stores/pictureStore.ts';
import { pictureFormat } from './pictureFormat.ts';

/** The path prefix of uploaded pictures; server/http/pictures.ts serves them. */
export const PICTURES = '/pictures/';

/** Pixels: twice the size of a dish in its dialog, and of a package on the home page of a wide screen. */
const SIZES: Readonly<Record<AddPicture['subject'], { width: number; height: number }>> = {
  dish: { width: 960, height: 720 },
  package: { width: 1200, height: 900 },
};
const MOST_PIXELS = PICTURE_LIMITS.megapixels * 1_000_000;
const QUALITY = 80;
/** Long enough for the form in which a picture was uploaded to be saved. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/** No picture has a name of another form. */
export const isPictureName = (name: string) => /^[0-9a-f]{32}\.webp$/.test(name);

interface ShopPicture {
  /** The same for the same picture. */
  readonly name: string;
  readonly body: Buffer;
}

/**
 * A picture as the shop shows it: upright, cropped, without camera metadata such as the place. Null where the bytes
 * are no accepted picture.
 */
export async function toShopPicture(
  bytes: Buffer,
  subject: AddPicture['subject'],
): Promise<ShopPicture | null> {
  if (pictureFormat(bytes) === null) return null;
  // Loaded on demand: it takes ten megabytes, and most processes never need it.
  const { default: sharp } = await import('sharp');
  try {
    const body = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ ...SIZES[subject], fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 32);
    return { name: `${hash}.webp`, body };
  } catch {
    return null;
  }
}

/** Whether all of them were uploaded, and are kept from now on. */
export async function keepUploaded(trx: Db, images: readonly string[]): Promise<boolean> {
  const names = new Set(
    images.map((image) => (image.startsWith(PICTURES) ? image.slice(PICTURES.length) : '')),
  );
  const kept = await keepPictures(trx, [...names].filter(isPictureName));
  return kept.length === names.size;
}

export async function forgetUnusedPictures(db: Db, now: Date): Promise<void> {
  await deleteUnusedPictures(db, new Date(now.getTime() - UNUSED_MS));
}
