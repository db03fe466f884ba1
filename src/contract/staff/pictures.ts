/** Of a file that is uploaded: a photo of a telephone is smaller. Small files can unpack to gigabytes. */
export const PICTURE_LIMITS = { megabytes: 5, megapixels: 50 };
export const PICTURE_MAX_BYTES = PICTURE_LIMITS.megabytes * 1_000_000;

/** What a browser offers to choose from; the API looks at the bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
