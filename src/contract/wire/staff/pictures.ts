import { Type, type Static } from 'typebox';
import { PICTURE_MAX_BYTES } from '../../staff/pictures.ts';

/** Four characters for three bytes. */
export const PICTURE_MAX_CHARACTERS = 4 * Math.ceil(PICTURE_MAX_BYTES / 3);

export const AddPicture = Type.Object(
  {
    /** A JPEG, PNG, WebP or AVIF file in base64. */
    picture: Type.String({ minLength: 1, maxLength: PICTURE_MAX_CHARACTERS }),
    /** Where the picture is used: it is cropped to the size that the shop shows there. */
    subject: Type.Union([Type.Literal('dish'), Type.Literal('package')]),
  },
  { additionalProperties: false },
);
export type AddPicture = Static<typeof AddPicture>;

export const PictureAdded = Type.Object({
  /** Where it is shown, for the `image` of a dish or a package, or its gallery. */
  image: Type.String(),
});
export type PictureAdded = Static<typeof PictureAdded>;
