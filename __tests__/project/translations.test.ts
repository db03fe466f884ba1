import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { DEFAULT_LANGUAGE, languageCodes, perLanguage } from '../../src/contract/languages.ts';

type Texts = Record<string, string>;

const FOLDER = 'translations';
const ARABIC_PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const translated = languageCodes.filter((language) => language !== DEFAULT_LANGUAGE);

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;

/** Every element of a message, those inside plurals and tags too. */
function elementsOf(text: string): MessageFormatElement[] {
  const inside = (elements: MessageFormatElement[]): MessageFormatElement[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        return [element, ...Object.values(element.options).flatMap(({ value }) => inside(value))];
      }
      return element.type === TYPE.tag ? [element, ...inside(element.children)] : [element];
    });
  return inside(parse(text));
}

function placeholdersOf(text: string): string[] {
  const named = elementsOf(text).filter(
    ({ type }) => type !== TYPE.literal && type !== TYPE.pound,
  ) as { value: string }[];
  return [...new Set(named.map(({ value }) => value))].sort();
}

describe.each([
  ['the storefront', ''],
  ['the kitchen’s app', 'kitchen.'],
])('the text %s', (_app, prefix) => {
  const texts = perLanguage((language) => read(join(FOLDER, `${prefix}${language}.json`)));
  const original = texts[DEFAULT_LANGUAGE];

  it.each(translated)('has the same keys in every language (%s)', (language) => {
    expect(Object.keys(texts[language]).sort()).toEqual(Object.keys(original).sort());
  });

  it.each(languageCodes)('has no empty message (%s)', (language) => {
    const empty = Object.entries(texts[language]).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it.each(languageCodes)('has messages that parse (%s)', (language) => {
    const broken = Object.entries(texts[language]).flatMap(([key, text]) => {
      try {
        parse(text);
        return [];
      } catch (error) {
        return [`${key}: ${String(error)}`];
      }
    });
    expect(broken).toEqual([]);
  });

  it.each(translated)('uses the same placeholders in every language (%s)', (language) => {
    const different = Object.entries(original)
      .map(([key, text]) => [key, placeholdersOf(text), placeholdersOf(texts[language][key] ?? '')])
      .filter(([, one, other]) => JSON.stringify(one) !== JSON.stringify(other));
    expect(different).toEqual([]);
  });

  it('has all six forms in every Arabic plural', () => {
    const lacking = Object.entries(texts.ar).flatMap(([key, text]) =>
      elementsOf(text).flatMap((element) => {
        if (element.type !== TYPE.plural) return [];
        const missing = ARABIC_PLURALS.filter((form) => !(form in element.options));
        return missing.length > 0 ? [`${key}: ${missing.join(', ')}`] : [];
      }),
    );
    expect(lacking).toEqual([]);
  });

  it('has a translation for every English text', () => {
    const LATIN_SENTENCE = /^[A-Za-z][A-Za-z ,.'’!?-]{12,}$/;
    const untranslated = Object.entries(texts.ar).filter(([, text]) => LATIN_SENTENCE.test(text));
    expect(untranslated).toEqual([]);
  });

  it.each(languageCodes)(
    'is in the order of its keys, so that each has one place (%s)',
    (language) => {
      const keys = Object.keys(texts[language]);
      expect(keys).toEqual([...keys].sort());
    },
  );
});
