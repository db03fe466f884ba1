import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import ts from 'typescript';

/** The most files that a reader opens one after the other from an entry point. */
const LIMIT = 12;
const ENTRIES = ['src/index.tsx', 'server/start/run.ts'];

interface Imports {
  /** Those of types count: a reader follows them too. */
  direct: readonly string[];
  /** Dynamic imports start a chain of their own. */
  lazy: readonly string[];
}

function importsOf(file: string): Imports {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const direct: string[] = [];
  const lazy: string[] = [];
  const add = (to: string[], specifier: ts.Expression | undefined) => {
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return;
    if (/^\..*\.tsx?$/.test(specifier.text)) to.push(join(file, '..', specifier.text));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      add(direct, node.moduleSpecifier);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(lazy, node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { direct, lazy };
}

const files = globSync('{src,server}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
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
const byLength = entries.map(longestChain).sort((a, b) => b.length - a.length);
const tooLong = byLength.filter((chain) => chain.length > LIMIT);
for (const chain of tooLong) {
  console.error(`${chain.length} files, ${LIMIT} are allowed:\n  ${chain.join('\n  ')}`);
}
if (tooLong.length === 0) {
  for (const entry of ENTRIES) console.log(`${entry}: ${longestChain(entry).length} files deep`);
  const [deepest = []] = byLength;
  console.log(`deepest of ${entries.length} entries: ${deepest[0] ?? ''}, ${deepest.length}`);
}
process.exitCode = tooLong.length === 0 ? 0 : 1;
