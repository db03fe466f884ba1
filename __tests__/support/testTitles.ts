import { readFileSync } from 'node:fs';
import ts from 'typescript';

const GROUP = /^describe/;
const CASE = /^(it|test)$/;

/** The identifier at the left of `it(…)`, `it.each(table)(…)`, `test.describe(…)`. */
function rootName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee)) return rootName(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return rootName(callee.tag);
  if (!ts.isPropertyAccessExpression(callee)) return '';
  return callee.name.text === 'describe' ? 'describe' : rootName(callee.expression);
}

/** A title as its file has it: `%s` and `${…}` stay. */
function titleOf(argument: ts.Expression | undefined, source: ts.SourceFile): string | null {
  if (argument === undefined) return null;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.getText(source).slice(1, -1) : null;
}

/** The titles of a test file, each with those of its groups: `a group > a test`. */
export function testTitles(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const name = ts.isCallExpression(node) ? rootName(node.expression) : '';
    const title = ts.isCallExpression(node) ? titleOf(node.arguments[0], source) : null;
    if (title !== null && CASE.test(name)) titles.push([...groups, title].join(' > '));
    const inside = title !== null && GROUP.test(name) ? [...groups, title] : groups;
    ts.forEachChild(node, (child) => {
      visit(child, inside);
    });
  };
  visit(source, []);
  return titles;
}

/** A title alone, or with the titles of its groups in front. */
export function hasTitle(titles: readonly string[], title: string): boolean {
  return titles.some((known) => known === title || known.endsWith(` > ${title}`));
}
