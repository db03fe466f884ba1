import type { Language } from './languages.ts';

type Pair<K extends string> = Readonly<Record<`${K}_en` | `${K}_ar`, string>>;

/** What the kitchen wrote, in the customer's language: `pickText(dish, 'name', language)`. */
export function pickText<K extends string>(entry: Pair<K>, field: K, language: Language): string {
  const pair: Readonly<Record<string, string>> = entry;
  return pair[`${field}_${language}`] ?? '';
}
