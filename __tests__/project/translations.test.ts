import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

type Texts = Record<string, string>;

const FOLDER = 'translations';
const ARABIC_PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;
const languages = ['en', 'ar'] as const;

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
  const texts = {
    en: read(join(FOLDER, `${prefix}en.json`)),
    ar: read(join(FOLDER, `${prefix}ar.json`)),
  };

  it('has the same keys in both languages', () => {
    expect(Object.keys(texts.ar).sort()).toEqual(Object.keys(texts.en).sort());
  });

  it.each(languages)('has no empty message (%s)', (language) => {
    const empty = Object.entries(texts[language]).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it.each(languages)('has messages that parse (%s)', (language) => {
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

  it('uses the same placeholders in both languages', () => {
    const different = Object.entries(texts.en)
      .map(([key, text]) => [key, placeholdersOf(text), placeholdersOf(texts.ar[key] ?? '')])
      .filter(([, english, arabic]) => JSON.stringify(english) !== JSON.stringify(arabic));
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

  it.each(languages)('is in the order of its keys, so that each has one place (%s)', (language) => {
    const keys = Object.keys(texts[language]);
    expect(keys).toEqual([...keys].sort());
  });
});
