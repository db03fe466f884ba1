/**
 * Limits of an uploaded file: phone photos are smaller. The pixel limit is needed because small files can unpack to
 * gigabytes.
 */
export const PICTURE_LIMITS = { megabytes: 5, megapixels: 50 };
export const PICTURE_MAX_BYTES = PICTURE_LIMITS.megabytes * 1_000_000;

/** The types that the browser's file dialog offers; the API checks the bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
