import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import { BUNDLE_REPORT, type BundleReport } from './bundleReport.ts';

/** Writes a report beside the build: which scripts load together, and what they contain. */
export class BundleReportPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('BundleReportPlugin', (compilation) => {
      mkdirSync(dirname(BUNDLE_REPORT), { recursive: true });
      writeFileSync(BUNDLE_REPORT, JSON.stringify(reportOf(compilation), null, 2));
    });
  }
}

function reportOf(compilation: Compilation): BundleReport {
  const groups = [...compilation.namedChunkGroups].map(([name, group]) => [
    name,
    group.getFiles().filter(isScript),
  ]);
  const scripts = [...compilation.chunks].flatMap((chunk) =>
    scriptsOf(chunk).map((file) => [
      file,
      { packages: packagesIn(compilation, chunk), pages: pagesIn(compilation, chunk) },
    ]),
  );
  return {
    groups: Object.fromEntries(groups) as BundleReport['groups'],
    scripts: Object.fromEntries(scripts) as BundleReport['scripts'],
  };
}

const isScript = (file: string) => file.endsWith('.js');
const scriptsOf = (chunk: Chunk) => [...chunk.files].filter(isScript);

function packagesIn({ chunkGraph }: Compilation, chunk: Chunk): string[] {
  const modules = [...chunkGraph.getChunkModules(chunk)].flatMap(partsOf);
  const names = modules.map((module) => packageOf(module.nameForCondition() ?? ''));
  return [...new Set(names.filter((name) => name !== null))].sort();
}

function pagesIn({ chunkGraph, compiler }: Compilation, chunk: Chunk): string[] {
  const folder = `${compiler.context}/src/`;
  const paths = [...chunkGraph.getChunkRootModules(chunk)].map(
    (module) => module.nameForCondition() ?? '',
  );
  return paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
}

/** A module, or the modules that webpack joined into it. */
function partsOf(module: Module): Module[] {
  return 'modules' in module && Array.isArray(module.modules)
    ? (module.modules as Module[]).flatMap(partsOf)
    : [module];
}

function packageOf(path: string): string | null {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? null;
}
