/**
 * A further entry in the table of languages is all that links, heads, formats, headers and data
 * columns need. It is added before the modules that derive from the table are loaded.
 */
jest.mock('../../../src/contract/languages.ts', () => {
  const table = jest.requireActual<{
    languages: Record<string, object>;
    languageCodes: string[];
  }>('../../../src/contract/languages.ts');
  table.languages['hi'] = {
    name: 'हिन्दी',
    direction: 'ltr',
    locale: 'hi-IN-u-nu-latn',
    currency: 'केडी',
    comma: ', ',
    calendar: {
      weekdays: { long: ['रविवार'], short: ['रवि'] },
      months: { long: [], short: ['', '', '', '', '', '', '', '', '', '', 'नव॰'] },
      afterWeekday: [', ', ', '],
    },
    sharedLocale: 'hi_IN',
  };
  table.languageCodes.push('hi');
  return table;
});

import { object, text } from '../../../src/api/shape.ts';
import { localized } from '../../../src/api/common.ts';
import {
  isLanguage,
  languageOfTag,
  otherLanguage,
  pickText,
  type Language,
} from '../../../src/contract/languages.ts';
import { alternateAddresses, askedLanguage } from '../../../src/contract/pages/pageAddress.ts';
import { pageHead } from '../../../src/contract/pages/pageHead.ts';
import { formatDay, formatMoney } from '../../../src/i18n/formats.ts';
import { languageOfLocale } from '../../../src/i18n/useLanguage.ts';

const hindi = 'hi' as Language;

it('is recognised wherever a language is read', () => {
  expect(isLanguage('hi')).toBe(true);
  expect(askedLanguage('?lang=hi')).toBe('hi');
  expect(languageOfTag('hi-IN')).toBe('hi');
  expect(languageOfLocale('hi-IN-u-nu-latn')).toBe('hi');
});

it('is reached by the language switch, which goes through all of them', () => {
  expect(['en', 'ar', 'hi'].map((code) => otherLanguage(code as Language))).toEqual([
    'ar',
    'hi',
    'en',
  ]);
});

it('has its formats', () => {
  expect(formatMoney(24_500, hindi)).toBe('24.500\u00a0केडी');
  expect(formatDay('2026-11-22', hindi)).toContain('22 नव');
});

it('is named in the head of every page', () => {
  const page = { match: { name: 'home', params: {} }, product: null } as const;
  const { elements } = pageHead(page, { language: 'en', publicUrl: '', text: (key) => key });
  const territories = elements
    .filter(({ attributes }) => attributes['property']?.startsWith('og:locale'))
    .map(({ attributes }) => attributes['content']);
  expect(territories).toEqual(['en_GB', 'ar_AR', 'hi_IN']);
  expect(alternateAddresses('', '/').map(([language]) => language)).toEqual([
    'en',
    'ar',
    'hi',
    'x-default',
  ]);
});

it('has its own data columns', () => {
  const dish = { name_en: 'Soup', name_ar: 'شوربة', name_hi: 'सूप' };
  expect(pickText(dish, 'name', hindi)).toBe('सूप');
  const readDish = object<typeof dish>(localized(text, 'name') as never);
  expect(readDish(dish)).toEqual(dish);
});
