type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const JPEG = 'ffd8ff';
const PNG = '89504e470d0a1a0a';
const AVIF_BRANDS = ['avif', 'avis'];

/**
 * Detected by the first bytes, never by the name or type that a client sends. Nothing else reaches the image
 * decoders, and nothing that a browser could run, such as SVG.
 */
export function pictureFormat(bytes: Buffer): PictureFormat | null {
  const words = (from: number, to: number) => bytes.toString('latin1', from, to);
  const start = bytes.toString('hex', 0, 8);
  if (start.startsWith(JPEG)) return 'jpeg';
  if (start === PNG) return 'png';
  if (words(0, 4) === 'RIFF' && words(8, 12) === 'WEBP') return 'webp';
  if (words(4, 8) === 'ftyp' && AVIF_BRANDS.includes(words(8, 12))) return 'avif';
  return null;
}
