import type en from '../../../translations/kitchen.en.json';

export type TextKey = keyof typeof en;

/** Raw ICU text in tests, compiled by the build elsewhere. */
export type Texts = Readonly<Record<string, string>>;
