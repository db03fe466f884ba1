import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/contract/languages.ts';
import {
  PAGE_TYPEFACES,
  type BuiltFiles,
  type PageTypeface,
} from '../../src/contract/pages/renderedPage.ts';
import { jsonBlock } from '../html.ts';

/**
 * Embeds the typefaces of the language for the start script. Fetched separately, they arrive a round trip after the
 * text, which a slow phone has then painted in the fallback typeface.
 */
export function embedTypefaces(
  storefrontDir: string,
  { typefaces }: BuiltFiles,
  language: Language,
): string {
  const embedded = typefaces[language].map((typeface): PageTypeface => ({
    ...typeface,
    data: readFileSync(join(storefrontDir, typeface.file), 'base64'),
  }));
  return jsonBlock(PAGE_TYPEFACES, embedded);
}
