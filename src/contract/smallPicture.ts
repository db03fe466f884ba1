/** Folders of drawings, within the public one; the build makes a small picture of each. */
export const SMALL_DRAWINGS = ['images/dishes/', 'images/gallery/', 'images/packages/'] as const;
export type SmallDrawings = (typeof SMALL_DRAWINGS)[number];

/** A picture for a list or a thumbnail; uploaded pictures have one size only. */
export const smallPicture = (image: string): string =>
  SMALL_DRAWINGS.some((folder) => image.startsWith(`/${folder}`))
    ? image.replace(/\.svg$/, '.avif')
    : image;
