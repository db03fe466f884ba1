import type { Language } from '../../contract/languages.ts';
import type { Texts } from './texts.ts';

const loaders: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import(/* webpackChunkName: "texts-en" */ './english.ts')).english,
  ar: async () => (await import(/* webpackChunkName: "texts-ar" */ './arabic.ts')).arabic,
};

export const loadTexts = (language: Language): Promise<Texts> => loaders[language]();
