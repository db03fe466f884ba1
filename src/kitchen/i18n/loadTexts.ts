import type { Language } from '../../contract/languages.ts';
import type { Texts } from './texts.ts';

/** The build writes it out for every language: `webpack/importEachLanguage.ts`. */
const fetchTexts = (language: Language): Promise<{ default: Texts }> =>
  import(
    /* webpackChunkName: "texts-${language}" */ `../../../translations/kitchen.${language}.json`
  );

export const loadTexts = async (language: Language): Promise<Texts> =>
  (await fetchTexts(language)).default;
