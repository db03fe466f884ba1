/**
 * A further entry in the table of languages and its files are all that links, heads, formats, headers, texts and
 * data columns need. It is added before the modules that derive from the table are loaded.
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

jest.mock('node:fs', () => {
  const fs = jest.requireActual<Fs>('node:fs');
  const texts = { 'brand.name': 'मीज़ान', 'server.voucher.percent_name': '{percent}% छूट' };
  const readFileSync = (path: string, encoding: 'utf8') =>
    path.endsWith('/translations/hi.json')
      ? JSON.stringify(texts)
      : fs.readFileSync(path, encoding);
  return { ...fs, readFileSync };
});

import type * as fileSystem from 'node:fs';
import type { Voucher } from '../../../server/db/stores/voucherStore.ts';
import { voucherNames } from '../../../server/domain/prices.ts';
import { readLocale, translate } from '../../../server/i18n/translate.ts';
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
import { LanguageCode } from '../../../src/contract/wire/languageCode.ts';
import { formatDay, formatMoney } from '../../../src/i18n/formats.ts';
import { loadMessages } from '../../../src/i18n/messages.ts';
import { languageOfLocale } from '../../../src/i18n/useLanguage.ts';

import { loadTexts } from '../../../src/kitchen/i18n/loadTexts.ts';

type Fs = typeof fileSystem;

const hindi = 'hi' as Language;

it('is recognised wherever a language is read', () => {
  expect(isLanguage('hi')).toBe(true);
  expect(askedLanguage('?lang=hi')).toBe('hi');
  expect(languageOfTag('hi-IN')).toBe('hi');
  expect(languageOfLocale('hi-IN-u-nu-latn')).toBe('hi');
  expect(readLocale('hi-IN')).toBe('hi');
  expect(LanguageCode.enum).toEqual(['en', 'ar', 'hi']);
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
  expect(formatDay('2026-11-22', hindi)).toContain('22\u00a0नव');
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

it('is what the server says to its customers, and names things in', () => {
  expect(translate(hindi, 'brand.name')).toBe('मीज़ान');
  const voucher: Partial<Voucher> = { percent: 10 };
  expect(voucherNames(voucher as Voucher)).toEqual({
    name_en: '10% off',
    name_ar: 'خصم \u200e10%',
    name_hi: '10% छूट',
  });
});

it('has its texts asked for by the name of their file, in the shop and in the kitchen’s app', async () => {
  await expect(loadMessages(hindi)).rejects.toThrow('/translations/hi.json');
  await expect(loadTexts(hindi)).rejects.toThrow('/translations/kitchen.hi.json');
});
