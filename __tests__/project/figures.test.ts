import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readFileSync } from 'node:fs';
import { languageCodes } from '../../src/contract/languages.ts';

/**
 * Texts that say a figure of their own, each with the reason why no data and no contract gives it. Any
 * other price, time, number of days or nutrition figure comes through a placeholder.
 */
const REASONS: Readonly<Record<string, string>> = {
  'cart.voucher.placeholder': 'an example of a coupon',
  'home.delivery.area': 'Kuwait has six governorates',
  'home.how.title': 'the page shows the steps right below',
  'maintenance.phone': 'the notice is shown when nothing can be loaded',
  'maintenance.whatsapp': 'the notice is shown when nothing can be loaded',
  'questionnaire.activityHint.active': 'what the choice means',
  'questionnaire.activityHint.light': 'what the choice means',
  'questionnaire.activityHint.moderate': 'what the choice means',
  'validation.oneDecimal': 'an example of a number',
};

const FIGURES: Readonly<Record<string, RegExp>> = {
  en: /\p{Nd}|\b(two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|half an?|dozen)\b/iu,
  ar: /\p{Nd}|(?<!\p{L})(يومان|يومين|ساعتان|ساعتين|دقيقتان|دقيقتين|شهران|شهرين|أسبوعان|أسبوعين|نصف|ثلاثة|أربعة|خمسة|عشرة|عشرون|ثلاثون|أربعون)(?!\p{L})/u,
};

/** What a text says whatever its values are; the forms of a plural say the value itself. */
function ownWords(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.select) {
        return Object.values(element.options)
          .map(({ value }) => ownWords(value))
          .join(' ');
      }
      return '';
    })
    .join(' ');
}

const textsWithFigures = languageCodes.flatMap((language) => {
  const file = readFileSync(`translations/${language}.json`, 'utf8');
  return Object.entries(JSON.parse(file) as Record<string, string>)
    .filter(([, text]) => FIGURES[language]!.test(ownWords(parse(text))))
    .map(([key]) => key);
});

it('no text says a figure that data or the contract should give', () => {
  expect(textsWithFigures.filter((key) => REASONS[key] === undefined)).toEqual([]);
});

it('every reason is still needed', () => {
  expect(Object.keys(REASONS).filter((key) => !textsWithFigures.includes(key))).toEqual([]);
});
