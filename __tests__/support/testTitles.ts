import { readFileSync } from 'node:fs';
import ts from 'typescript';

const GROUP = /^describe/;
const CASE = /^(it|test)$/;
/** Where Jest puts an argument of a table, or the title's own template has an expression. */
const HOLE = /%[sdijfop]|\$\{[^}]*\}/;

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

/** The first arguments of each row of `it.each([…])(…)`, null where one is no literal; a table from elsewhere is one row. */
function rowsOf(callee: ts.Expression): readonly (readonly (string | null)[])[] {
  if (!ts.isCallExpression(callee)) return [[]];
  let [table] = callee.arguments;
  while (table && (ts.isAsExpression(table) || ts.isSatisfiesExpression(table))) {
    table = table.expression;
  }
  if (table === undefined || !ts.isArrayLiteralExpression(table)) return [[]];
  return table.elements.map((row) =>
    (ts.isArrayLiteralExpression(row) ? [...row.elements] : [row]).map((argument) =>
      ts.isStringLiteralLike(argument) || ts.isNumericLiteral(argument) ? argument.text : null,
    ),
  );
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A pattern of what Jest calls it; what no literal of the table says is anything. */
function patternOf(title: string, row: readonly (string | null)[]): string {
  const [first = '', ...others] = title.split(new RegExp(HOLE, 'g'));
  return others.reduce(
    (pattern, text, index) => `${pattern}${escapedOrAny(row[index])}${escaped(text)}`,
    escaped(first),
  );
}

const escapedOrAny = (argument: string | null | undefined) =>
  argument == null ? '.+' : `"?${escaped(argument)}"?`;

/** Patterns: those of the groups, then the test's own. */
export type Titles = readonly string[];

/** Those of each test of a file, and of each row of its table. */
export function testTitles(path: string): Titles[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const titles: Titles[] = [];
  const visit = (node: ts.Node, groups: Titles): void => {
    const inside = ts.isCallExpression(node) ? visitCall(node, groups) : groups;
    ts.forEachChild(node, (child) => {
      visit(child, inside);
    });
  };
  const visitCall = ({ expression, arguments: [argument] }: ts.CallExpression, groups: Titles) => {
    const title = titleOf(argument, source);
    if (title === null) return groups;
    const name = rootName(expression);
    const patterns = rowsOf(expression).map((row) => patternOf(title, row));
    if (CASE.test(name)) titles.push(...patterns.map((own) => [...groups, own]));
    return GROUP.test(name) ? [...groups, `(?:${patterns.join('|')})`] : groups;
  };
  visit(source, []);
  return titles;
}

/** A title alone, or with the titles of its groups in front, and says which row of a table is meant. */
export function hasTitle(known: readonly Titles[], title: string): boolean {
  const isMeant = (titles: Titles) =>
    titles.some((_, index) => new RegExp(`^${titles.slice(index).join(' > ')}$`).test(title));
  return !HOLE.test(title) && known.some(isMeant);
}
