import {
  parse,
  TYPE,
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';
import { readFileSync } from 'node:fs';
import { languageCodes } from '../../src/contract/languages.ts';

/**
 * Texts that say a figure of their own, each with the reason why no data and no contract gives it. Any
 * other price, time, number of days or nutrition figure comes through a placeholder.
 */
const REASONS: Readonly<Record<string, string>> = {
  'cart.voucher.placeholder': 'an example of a coupon',
  'home.how.title': 'the page shows the steps right below',
  'maintenance.phone': 'the notice is shown when nothing can be loaded',
  'maintenance.whatsapp': 'the notice is shown when nothing can be loaded',
  'questionnaire.activityHint.active': 'what the choice means',
  'questionnaire.activityHint.light': 'what the choice means',
  'questionnaire.activityHint.moderate': 'what the choice means',
  'server.catalog.price_digits': 'the pattern of a price in the contract',
  'validation.oneDecimal': 'an example of a number',
};

const FIGURES: Readonly<Record<string, RegExp>> = {
  en: /\p{Nd}|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|hundred|thousand|half an?|dozen|per ?cent|(in|within) an? (minute|hour|week|month)|same (hour|day|week))\b/iu,
  ar: /\p{Nd}|(?<!\p{L})([وبل]?ال|[وبل])?(يومان|يومين|ساعتان|ساعتين|دقيقتان|دقيقتين|شهران|شهرين|أسبوعان|أسبوعين|نصف|ثلاثة?|أربعة?|خمسة?|ستة?|سبعة?|ثماني?ة?|تسعة?|عشرة?|عشرون|عشرين|ثلاثون|ثلاثين|أربعون|أربعين|مئة|(في|خلال) (دقيقة|ساعة|أسبوع|شهر)|(اليوم|الأسبوع) نفسه)(?![\p{L}\p{M}])/u,
};

/** The fixed parts of a text, whatever its values. */
function ownWords(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.select) return optionsOf(element);
      // The forms of a plural say the value itself in words, but no digit of their own.
      if (element.type === TYPE.plural) return optionsOf(element).replaceAll(/\P{Nd}+/gu, ' ');
      return '';
    })
    .join(' ');
}

const optionsOf = ({ options }: PluralElement | SelectElement) =>
  Object.values(options)
    .map(({ value }) => ownWords(value))
    .join(' ');

const textsWithFigures = languageCodes.flatMap((language) => {
  const file = readFileSync(`translations/${language}.json`, 'utf8');
  return Object.entries(JSON.parse(file) as Record<string, string>)
    .filter(([, text]) => FIGURES[language]!.test(ownWords(parse(text))))
    .map(([key]) => key);
});

it('no text contains a figure that data or the contract should provide', () => {
  expect(textsWithFigures.filter((key) => REASONS[key] === undefined)).toEqual([]);
});

it('every reason is still needed', () => {
  expect(Object.keys(REASONS).filter((key) => !textsWithFigures.includes(key))).toEqual([]);
});
