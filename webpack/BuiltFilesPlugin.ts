import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import type { BuiltFiles, PartFiles, Typeface } from '../src/contract/pages/renderedPage.ts';
import { WEIGHTS } from './subsetTypeface.ts';

/** The first of `--font-sans` in src/ui/tokens.css. */
export const EMBEDDED_FAMILY = 'Readex Pro Embedded';

/** Writes beside the renderer which files a page of the storefront needs. */
export class BuiltFilesPlugin {
  readonly folder: string;
  constructor(folder: string) {
    this.folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('BuiltFilesPlugin', (compilation) => {
      mkdirSync(this.folder, { recursive: true });
      writeFileSync(join(this.folder, 'files.json'), JSON.stringify(filesOf(compilation)));
    });
  }
}

function filesOf(compilation: Compilation): BuiltFiles {
  const parts = [...compilation.namedChunkGroups].map(([name, group]): [string, PartFiles] => {
    const files = group.getFiles();
    return [
      name,
      {
        scripts: files.filter((file) => file.endsWith('.js')),
        styles: files.filter((file) => file.endsWith('.css')),
      },
    ];
  });
  const latin = typeface(compilation, 'latin');
  return {
    parts: Object.fromEntries(parts),
    // Arabic has its spaces and digits from the other file.
    typefaces: { en: [latin], ar: [typeface(compilation, 'arabic'), latin] },
  };
}

/** The build names as its source the whole address, with the characters that it leaves. */
const SOURCE = /\/readex-pro-(\w+)-wght-normal\.woff2\?(.+)$/;

function typeface(compilation: Compilation, script: string): Typeface {
  for (const { name, info } of compilation.getAssets()) {
    const [, drawn, unicodeRange] = SOURCE.exec(info.sourceFilename ?? '') ?? [];
    if (drawn !== script || unicodeRange === undefined) continue;
    return {
      file: name,
      family: EMBEDDED_FAMILY,
      weight: `${WEIGHTS.min} ${WEIGHTS.max}`,
      unicodeRange,
    };
  }
  throw new Error(`The build has no typeface for ${script}.`);
}
