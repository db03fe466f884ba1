import { Fragment } from 'react';
import { languageCodes, languages, type Language } from '../contract/languages.ts';

interface Texts {
  failed: string;
  retry: string;
}

/** Kept here, because the texts themselves have not arrived. */
const texts: Readonly<Record<Language, Texts>> = {
  en: { failed: 'The page could not be loaded.', retry: 'Try again' },
  ar: { failed: 'تعذّر تحميل الصفحة.', retry: 'حاول مرة أخرى' },
};

/** In every language and without styles, because no text has loaded, and perhaps no style sheet. */
export function StartFailed({ window }: { window: Window }) {
  return (
    <main style={{ padding: 24, fontFamily: 'var(--font-sans)' }}>
      {languageCodes.map((language) => (
        <p key={language} lang={language} dir={languages[language].direction}>
          {texts[language].failed}
        </p>
      ))}
      <button type="button" onClick={() => window.location.reload()}>
        {languageCodes.map((language, index) => (
          <Fragment key={language}>
            {index > 0 && ' · '}
            <span lang={language}>{texts[language].retry}</span>
          </Fragment>
        ))}
      </button>
    </main>
  );
}
