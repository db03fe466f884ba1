import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/contract/languages.ts';
import {
  PAGE_TYPEFACE,
  type BuiltFiles,
  type PageTypeface,
} from '../../src/contract/pages/renderedPage.ts';
import { jsonBlock } from '../html.ts';

/**
 * Puts the typeface into the page, for the starter. Fetched, it comes a round trip after the text, which a
 * slow phone has then painted in the fallback.
 */
export function embedTypeface(
  storefrontDir: string,
  { typefaces }: BuiltFiles,
  language: Language,
): string {
  const typeface = typefaces[language];
  const data = readFileSync(join(storefrontDir, typeface.file), 'base64');
  return jsonBlock(PAGE_TYPEFACE, { ...typeface, data } satisfies PageTypeface);
}
