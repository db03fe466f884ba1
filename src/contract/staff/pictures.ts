/** Of a file that is uploaded: a photo of a telephone is smaller. */
export const PICTURE_MAX_BYTES = 5_000_000;

/** What a browser offers to choose from; the API looks at the bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
