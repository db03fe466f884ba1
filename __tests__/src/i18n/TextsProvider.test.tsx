import { render } from '@testing-library/react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { languageCodes, languages, type Language } from '../../../src/contract/languages.ts';
import { TextsProvider } from '../../../src/i18n/TextsProvider.tsx';
import arabic from '../../../translations/ar.json';
import english from '../../../translations/en.json';

const texts = { en: english, ar: arabic };
const COUNTS = [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 999, 1_000, 1_850, 1_234_567];

/** With numbers of both kinds: `#` of a plural, and `{total, number}`. */
const daysLeft = COUNTS.map((left) => (
  <p key={left}>
    <FormattedMessage id="myPlan.left" values={{ left, total: 1_234 }} />
  </p>
));

function shown(language: Language): string[] {
  const { container } = render(
    <TextsProvider language={language} messages={texts[language]}>
      {daysLeft}
    </TextsProvider>,
  );
  return Array.from(container.children, ({ textContent }) => textContent);
}

function shownByIntl(language: Language): string[] {
  const { container } = render(
    <IntlProvider locale={languages[language].locale} messages={texts[language]}>
      {daysLeft}
    </IntlProvider>,
  );
  return Array.from(container.children, ({ textContent }) => textContent);
}

/** The formatters of `Intl` that are made from now on, with their locales. */
function watchIntl() {
  const made: unknown[] = [];
  const watched = (name: string, formatter: object) =>
    new Proxy(formatter, {
      construct(target, args: readonly unknown[]) {
        made.push([name, args[0]]);
        return Reflect.construct(target as new () => object, args) as object;
      },
    });
  const { NumberFormat, PluralRules } = Intl;
  const changed = Object.create(Intl, {
    NumberFormat: { value: watched('NumberFormat', NumberFormat) },
    PluralRules: { value: watched('PluralRules', PluralRules) },
  }) as typeof Intl;
  jest.replaceProperty(globalThis, 'Intl', changed);
  return made;
}

it.each(languageCodes)('writes numbers and plurals as Intl does (%s)', (language) => {
  expect(shown(language)).toEqual(shownByIntl(language));
});

it.each(languageCodes)(
  'asks Intl for no number, and for no locale that names its digits (%s)',
  (language) => {
    const made = watchIntl();
    shown(language);
    expect(made).toEqual([['PluralRules', language]]);
  },
);
