import { dayOfWeekday } from '../../src/contract/kuwaitTime.ts';
import { WHOLE_DAY, type Language } from '../../src/contract/languages.ts';
import { textToFils } from '../../src/contract/money.ts';
import {
  formatDay,
  formatInstant,
  formatList,
  formatMoney,
  formatTime,
} from '../../src/i18n/formats.ts';
import { translate, type MessageKey, type MessageValues } from '../i18n/translate.ts';

interface Slot {
  readonly from: string;
  readonly to: string;
}

export type Words = ReturnType<typeof wordsOf>;

/** Formats texts for mails, with the pages' texts and formats. */
export function wordsOf(language: Language) {
  const time = (of: string) => isolate(formatTime(of, language));
  const say = (key: MessageKey, values?: MessageValues) => translate(language, key, values);
  return {
    language,
    say,
    /** An amount of the wire, such as "24.500". */
    money: (amount: string) => isolate(formatMoney(textToFils(amount), language)),
    /** "Sun, 17 Jan 2027" */
    day: (date: string) => formatDay(date, language),
    /** "Sunday 17 January 2027", where the day matters most. */
    wholeDay: (date: string) => formatDay(date, language, WHOLE_DAY),
    /** An ISO instant in Kuwait. */
    instant: (instant: string) => formatInstant(instant, language),
    time,
    slot: ({ from, to }: Slot) => say('plan.slot', { from: time(from), to: time(to) }),
    weekday: (weekday: number) => formatDay(dayOfWeekday(weekday), language, { weekday: 'long' }),
    list: (items: readonly string[]) => formatList(items, language),
  };
}

/** Keeps the order of numbers and foreign words inside an Arabic sentence, in plain text too. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
