import type { FormValues, Violation } from '../../src/contract/rules/rule.ts';
import { translate } from '../../server/i18n/translate.ts';
import { casesOf, type FieldRule } from './ruleCases.ts';

/** The API's messages about one field that is sent as it was typed; undefined where there are none. */
type Messages = (typed: string, beside: FormValues) => Promise<readonly string[] | undefined>;

/** What the API says of a field in English. */
export const inWords = (field: string, { key, values = {} }: Violation): string[] => {
  const property = values.property === undefined ? field : { field: values.property };
  return [translate('en', key, { ...values, property })];
};

/** Expects the API to say of the field what its rule says, good and bad. */
export async function expectRule(
  field: string,
  rule: FieldRule,
  messagesOf: Messages,
): Promise<void> {
  const { good, bad, empty, beside } = casesOf(rule);
  const taken = [...good.map(([typed]) => typed), ...empty];
  const answers: [string, unknown][] = [];
  for (const typed of [...taken, ...bad.map(([text]) => text)]) {
    answers.push([typed, await messagesOf(typed, beside)]);
  }
  expect(answers).toEqual([
    ...taken.map((typed) => [typed, undefined]),
    ...bad.map(([typed, violation]) => [typed, inWords(field, violation)]),
  ]);
}
