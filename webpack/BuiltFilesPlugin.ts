import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import type { BuiltFiles, PartFiles } from '../src/contract/pages/renderedPage.ts';

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
  const typeface = (script: string) =>
    assetNamed(compilation, `readex-pro-${script}-wght-normal.subset`);
  return {
    parts: Object.fromEntries(parts),
    typefaces: { en: typeface('latin'), ar: typeface('arabic') },
  };
}

function assetNamed({ assets }: Compilation, name: string): string {
  const file = Object.keys(assets).find((path) => path.includes(name));
  if (file === undefined) throw new Error(`The build has no file named ${name}.`);
  return file;
}
