import { fieldName, readLocale, translate } from '../../../server/i18n/translate.ts';

describe('messages to customers', () => {
  it('are in the language that is asked for', () => {
    expect(translate('en', 'validation.required')).toBe('The field is required.');
    expect(translate('ar', 'validation.required')).toBe('هذا الحقل مطلوب.');
  });

  it('write out a day, with Latin digits in both languages', () => {
    const values = { date: { day: '2027-01-20' } };
    expect(translate('en', 'server.plan.start_too_early', values)).toBe(
      'The earliest start date is Wednesday, 20\u00a0January 2027.',
    );
    const arabic = translate('ar', 'server.plan.start_too_early', values);
    expect(arabic).toContain('الأربعاء');
    expect(arabic).toContain('2027');
  });

  it('name a thing in the language of the sentence', () => {
    const values = { date: '1', dish: { name_en: 'Hummus', name_ar: 'حمص' } };
    expect(translate('ar', 'server.meals.repeated_dish', values)).toContain('حمص');
  });

  it('name fields, and leave an unknown one as it is', () => {
    expect(fieldName('ar', 'first_name')).toBe('الاسم الأول');
    expect(fieldName('en', 'toString')).toBe('toString');
  });

  it.each([
    ['ar', 'ar'],
    ['ar-KW', 'ar'],
    ['en', 'en'],
    ['fr', 'en'],
    [undefined, 'en'],
  ])('the locale %s means %s', (header, locale) => {
    expect(readLocale(header)).toBe(locale);
  });
});
