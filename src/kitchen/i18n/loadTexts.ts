import type { Language } from '../../contract/languages.ts';
import type { Texts } from './texts.ts';

export async function loadTexts(language: Language): Promise<Texts> {
  const { default: texts }: { default: Texts } = await import(
    /* webpackChunkName: "texts-${language}" */ `../../../translations/kitchen.${language}.json`
  );
  return texts;
}
