import { useTranslate } from 'ra-core';
import { isRecord } from '../../api/shape.ts';
import { dayOfWeekday, isDateText, TIME_OF_DAY, timeOfMinute } from '../../contract/kuwaitTime.ts';
import { isLanguage, languages } from '../../contract/languages.ts';
import { formatDay, formatMoney, formatTime } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

/** Numbers beside an Arabic comma would run from the left. */
const isolate = (text: string) => `\u2068${text}\u2069`;

export interface Fact {
  name: string;
  value: string;
}

/** How the keys of stored words begin, by their fields; those of a subject alone by both. */
const WORDS: Readonly<Record<string, string>> = {
  delivery_preferences: 'packages.delivery.',
  mail: 'audit-log.mail.',
  outcome: 'days.outcome.',
  reason: 'days.reason.',
  role: 'role.',
  state: 'inbox.state.',
  'appointment.status': 'appointments.status.',
  'dish.kind': 'dishes.kind.',
  'order.status': 'orders.status.',
  'voucher.kind': 'vouchers.kind.',
};

/** `name_en` is a text in one language, `amount_fils` an amount, `from_minute` a time of day. */
const PARTS = /^(.+?)(?:_(fils|minute|en|ar))?$/;

/** The stored facts of an entry in words. What has no text is shown as stored. */
export function useFactTexts(subject: string) {
  const text = useText();
  const translate = useTranslate();
  const language = useLanguage();
  const { comma } = languages[language];

  const nameOf = (field: string): string => {
    const [, stem = field, ending] = PARTS.exec(field) ?? [];
    const stored = isLanguage(ending) ? stem : field;
    const ofSite = translate(`site-content.${stem}`, { _: stored });
    const label = translate(`audit-log.field.${stem}`, { _: ofSite });
    return isLanguage(ending) ? text(`form.in.${ending}`, { label }) : label;
  };

  const numberOf = (field: string, value: number): string => {
    if (field.endsWith('_fils')) return formatMoney(value, language);
    if (field.endsWith('_minute')) return formatTime(timeOfMinute(value), language);
    if (!field.startsWith('weekday')) return String(value);
    return formatDay(dayOfWeekday(value), language, { weekday: 'long' });
  };

  const wordOf = (field: string, value: string): string => {
    if (isDateText(value)) return formatDay(value, language);
    if (TIME_OF_DAY.test(value)) return formatTime(value, language);
    const words = WORDS[`${subject}.${field}`] ?? WORDS[field];
    return words === undefined ? value : translate(`${words}${value}`, { _: value });
  };

  const valueOf = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return text(value ? 'audit-log.yes' : 'audit-log.no');
    if (typeof value === 'number') return isolate(numberOf(field, value));
    if (typeof value === 'string') return isolate(wordOf(field, value));
    if (Array.isArray(value)) return value.map((item) => valueOf(field, item)).join(comma) || '–';
    return isRecord(value)
      ? factsOf(value)
          .map((fact) => `${fact.name}: ${fact.value}`)
          .join(comma)
      : '–';
  };

  /** A field without a value is left out. */
  const factsOf = (facts: Readonly<Record<string, unknown>>): Fact[] =>
    Object.entries(facts)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([field, value]) => ({ name: nameOf(field), value: valueOf(field, value) }));

  return { factsOf };
}
