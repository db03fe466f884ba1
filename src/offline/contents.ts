import { languageCodes, perLanguage, type Language } from '../contract/languages.ts';

interface Contents {
  texts: Readonly<Record<string, string>>;
  /** The address of the picture. */
  logo: string;
}

export type OfflineContents = Readonly<Record<Language, Contents>>;

/** What the page says and shows in each language: all of it is in the page's own script, as nothing can be fetched later. */
export async function loadContents(): Promise<OfflineContents> {
  const contents = perLanguage((): Contents => ({ texts: {}, logo: '' }));
  await Promise.all(
    languageCodes.map(async (language) => {
      const { default: texts }: { default: Contents['texts'] } = await import(
        /* webpackMode: "eager" */ `../../translations/${language}.json?offline`
      );
      const { default: logo }: { default: string } = await import(
        /* webpackMode: "eager" */ `../../public/images/brand/logo-${language}.svg`
      );
      Object.assign(contents[language], { texts, logo });
    }),
  );
  return contents;
}
