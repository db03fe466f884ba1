import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** The picture that the first screen is about; the others are fetched. */
const FIRST_PICTURE = /<img [^>]*?src="(\/images\/[^"]+\.svg)"[^>]*fetchpriority="high"[^>]*>/i;
/** Bytes: more of them would hold up the text that comes after. */
const LARGEST = 40_000;

interface Markup {
  preloads: string;
  html: string;
}

/**
 * Embeds the first picture of a page into its HTML: fetched separately, it would be painted a round trip after the
 * text. Leaves the page as it is where the picture is not one of the storefront's own drawings.
 */
export function embedPicture(storefrontDir: string, { preloads, html }: Markup): Markup {
  const [image = '', address = ''] = FIRST_PICTURE.exec(html) ?? [];
  const drawing = address === '' ? null : readDrawing(storefrontDir, address);
  if (drawing === null) return { preloads, html };
  const embedded = image.replace(address, () => dataAddress(drawing));
  return {
    preloads: preloads.replaceAll(/<link [^>]*>/g, (link) =>
      link.includes(`"${address}"`) ? '' : link,
    ),
    html: html.replace(image, () => embedded),
  };
}

function readDrawing(storefrontDir: string, address: string): string | null {
  const folder = resolve(storefrontDir, 'images');
  const file = resolve(join(storefrontDir, address));
  if (!file.startsWith(folder + sep) || !existsSync(file)) return null;
  const drawing = readFileSync(file, 'utf8');
  return drawing.length > LARGEST ? null : drawing;
}

/** Only what an address or an attribute cannot hold is escaped: the rest compresses better as it is. */
function dataAddress(drawing: string): string {
  const escaped = drawing
    .trim()
    .replaceAll(/[%#"&\s]/g, (character) =>
      character === ' ' ? ' ' : encodeURIComponent(character),
    );
  return `data:image/svg+xml,${escaped}`;
}
