import { languageCodes } from '../src/contract/languages.ts';

/** An import of a path with the language in it, and the comments that name its chunk. */
const IMPORT = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*`[^`]*\$\{language\}[^`]*`\s*\)/g;

/**
 * A webpack loader: writes such an import out for each language of the shop. webpack's own way, a context of every file that
 * may be meant, names chunks by their files, and is 220 bytes more of the first visit.
 */
export default function importEachLanguage(source: string): string {
  return source.replaceAll(IMPORT, (written) => {
    const imports = languageCodes.map(
      (language) => `${language}: () => ${written.replaceAll('${language}', language)}`,
    );
    return `({ ${imports.join(', ')} })[language]()`;
  });
}
