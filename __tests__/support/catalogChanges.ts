import sharp from 'sharp';
import type { ChangeDish, StaffDish } from '../../src/contract/wire/staff/catalog.ts';
import type { ChangePackage, StaffPackage } from '../../src/contract/wire/staff/packages.ts';
import type { AddPicture, PictureAdded } from '../../src/contract/wire/staff/pictures.ts';
import type { StaffClient } from './staffClient.ts';

/** The body of a dish's change, with the current values. */
export function dishChanges(dish: StaffDish): ChangeDish {
  const { id: _id, kind: _kind, drawing: _drawing, ...changes } = dish;
  return changes;
}

/** The body of a package's change, with the current values. */
export function packageChanges(sold: StaffPackage): ChangePackage {
  const { id: _id, drawing: _drawing, gallery_drawings: _drawings, ...rest } = sold;
  const { vegetarian: _vegetarian, delivery_preferences: _days, ...others } = rest;
  const { meal_options: _meals, snack_options: _snacks, ...changes } = others;
  return changes;
}

/** A picture of one colour, which looks the same in all sizes. */
export const photo = (width: number, height: number, red = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 30 } } });

/** Where the shop shows it. */
export async function upload(
  client: StaffClient,
  bytes: Buffer,
  subject: AddPicture['subject'] = 'dish',
): Promise<string> {
  const sent = { picture: bytes.toString('base64'), subject };
  return (await client.get<PictureAdded>('POST', 'pictures', sent)).image;
}
