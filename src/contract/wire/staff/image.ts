import { Type } from 'typebox';

/** The address of the picture that is shown now, of an uploaded one, or of the sample's drawing. */
export const Image = Type.String({ minLength: 1, maxLength: 200 });
