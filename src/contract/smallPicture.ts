/** Where the drawings of dishes are, within the public folder; the build makes a small picture of each. */
export const DISH_DRAWINGS = 'images/dishes/';

/** A dish's picture for a list; uploaded pictures have one size only. */
export const smallPicture = (image: string): string =>
  image.startsWith(`/${DISH_DRAWINGS}`) ? image.replace(/\.svg$/, '.avif') : image;
