import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import ts from 'typescript';
import configureBuild from '../../webpack.config.ts';

/** The most files that a reader opens one after the other from an entry point. */
const LIMIT = 12;

/** Of the storefront, its renderer, the page without a network, the service worker and the kitchen. */
const ofTheBuild = configureBuild({}, { mode: 'production' }).map(({ entry }) => {
  if (typeof entry !== 'string')
    throw new Error('A build of webpack.config.ts has no single entry.');
  return join(entry);
});
const SERVER = 'server/main.js';
const ENTRIES = [...ofTheBuild, SERVER];

interface Imports {
  /** Those of types count: a reader follows them too. */
  direct: readonly string[];
  /** Dynamic imports start a chain of their own. */
  lazy: readonly string[];
}

function importsOf(file: string): Imports {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const direct: string[] = [];
  const lazy: string[] = [];
  const add = (to: string[], specifier: ts.Expression | undefined) => {
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return;
    if (/^\..*\.tsx?$/.test(specifier.text)) to.push(join(file, '..', specifier.text));
  };
  const visit = (node: ts.Node, isRunLater: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      add(direct, node.moduleSpecifier);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const isEager = node.getFullText(source).includes('webpackMode: "eager"');
      add(isRunLater && !isEager ? lazy : direct, node.arguments[0]);
    }
    ts.forEachChild(node, (child) => visit(child, isRunLater || ts.isFunctionLike(node)));
  };
  visit(source, false);
  return { direct, lazy };
}

const files = [SERVER, ...globSync('{src,server}/**/*.{ts,tsx}')].map((file) =>
  file.replaceAll('\\', '/'),
);
const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** There is no cycle: the import arrows are checked on their own. */
const chains = new Map<string, readonly string[]>();
function longestChain(file: string): readonly string[] {
  const known = chains.get(file);
  if (known !== undefined) return known;
  chains.set(file, [file]);
  const next = (imports.get(file)?.direct ?? []).map(longestChain);
  const longest = next.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
  const chain = [file, ...longest];
  chains.set(file, chain);
  return chain;
}

const lazilyImported = [...imports.values()].flatMap(({ lazy }) => lazy);
const entries = [...new Set([...ENTRIES, ...lazilyImported])];
const tooLong = entries.filter((entry) => longestChain(entry).length > LIMIT);
for (const entry of tooLong) {
  const chain = longestChain(entry);
  console.error(`${chain.length} files, ${LIMIT} are allowed:\n  ${chain.join('\n  ')}`);
}
if (tooLong.length === 0) {
  for (const entry of ENTRIES) console.log(`${entry}: ${longestChain(entry).length} files deep`);
  const [deepest = ''] = lazilyImported.toSorted(
    (a, b) => longestChain(b).length - longestChain(a).length,
  );
  const count = entries.length - ENTRIES.length;
  console.log(`deepest of ${count} that come later: ${deepest}, ${longestChain(deepest).length}`);
}
process.exitCode = tooLong.length === 0 ? 0 : 1;
