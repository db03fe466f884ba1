import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from '../../../../src/contract/rules/rule.ts';
import { booleanCases, numberCases, textCases } from '../../../support/ruleCases.ts';
import type { BooleanCases, NumberCases, TextCases } from '../../../support/ruleCaseKinds.ts';
import { staffNumberCases, staffTextCases } from '../../../support/staffRuleCases.ts';

const CONTRACT = join(__dirname, '../../../../src/contract');
const FOLDERS = ['rules', 'staff'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isRule = (value: unknown): value is Rule =>
  isObject(value) && typeof value['check'] === 'function' && typeof value['required'] === 'string';

/** With those that stand in an object of several. */
function rulesIn(name: string, value: unknown): (readonly [name: string, rule: Rule])[] {
  if (isRule(value)) return [[name, value]];
  if (!isObject(value) || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => rulesIn(`${name}.${key}`, inner));
}

async function everyRule() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(CONTRACT, folder)).map((file) => `${folder}/${file}`),
  );
  const rules = files.map(async (file) =>
    rulesIn(file, { ...((await import(join(CONTRACT, file))) as object) }),
  );
  return (await Promise.all(rules)).flat();
}

it('has good and bad values of every rule', async () => {
  const cases = [
    ...Object.values<TextCases>({ ...textCases, ...staffTextCases }),
    ...Object.values<NumberCases>({ ...numberCases, ...staffNumberCases }),
    ...Object.values<BooleanCases>(booleanCases),
  ];
  const withCases = new Set<Rule>(cases.map(({ rule }) => rule));
  const rules = await everyRule();
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter(([, rule]) => !withCases.has(rule)).map(([name]) => name)).toEqual([]);
  expect(cases.filter(({ good, bad }) => good.length === 0 || bad.length === 0)).toEqual([]);
});
