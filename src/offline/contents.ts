import { languageCodes, perLanguage, type Language } from '../contract/languages.ts';

interface Contents {
  texts: Readonly<Record<string, string>>;
  /** The address of the picture. */
  logo: string;
}

export type OfflineContents = Readonly<Record<Language, Contents>>;

/** Both stand in the page's own script, as nothing can be fetched later; `webpack/importEachLanguage.ts` writes them out. */
const importTexts = (language: Language): Promise<{ default: Contents['texts'] }> =>
  import(/* webpackMode: "eager" */ `../../translations/${language}.json?offline`);
const importLogo = (language: Language): Promise<{ default: string }> =>
  import(/* webpackMode: "eager" */ `../../public/images/brand/logo-${language}.svg`);

/** What the page says and shows in each language. */
export async function loadContents(): Promise<OfflineContents> {
  const contents = perLanguage((): Contents => ({ texts: {}, logo: '' }));
  await Promise.all(
    languageCodes.map(async (language) => {
      const [texts, logo] = await Promise.all([importTexts(language), importLogo(language)]);
      Object.assign(contents[language], { texts: texts.default, logo: logo.default });
    }),
  );
  return contents;
}
