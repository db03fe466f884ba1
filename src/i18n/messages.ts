import { onFailuresReset, recover } from '../ui/failures.ts';
import { perLanguage, type Language } from '../contract/languages.ts';
import type { TextPart } from '../contract/pages/laterParts.ts';
import type { LaterPart } from '../contract/pages/routes.ts';

/** Raw ICU text in tests, compiled by the build elsewhere. */
export type Messages = Readonly<Record<string, string>>;

type Loader = (language: Language) => Promise<{ default: Messages }>;

/** The build writes each out for every language (`webpack/importEachLanguage.ts`); its query chooses the keys of the part. */
const loaders: Readonly<Record<TextPart, Loader>> = {
  first: (language) =>
    import(
      /* webpackChunkName: "messages-${language}" */ `../../translations/${language}.json?first`
    ),
  reading: (language) =>
    import(
      /* webpackChunkName: "messages-${language}-reading" */ `../../translations/${language}.json?reading`
    ),
  shop: (language) =>
    import(
      /* webpackChunkName: "messages-${language}-shop" */ `../../translations/${language}.json?shop`
    ),
  customer: (language) =>
    import(
      /* webpackChunkName: "messages-${language}-customer" */ `../../translations/${language}.json?customer`
    ),
};

/** The loaded texts. They are extended in place, so that a further part causes no render. */
const texts = perLanguage((): Record<string, string> => ({}));
const wanted = new Set<TextPart>(['first']);
const spoken = new Map<Language, Promise<Messages>>();
const parts = new Map<string, Promise<void>>();

function loadPart(language: Language, part: TextPart): Promise<void> {
  const name = `${language} ${part}`;
  const known = parts.get(name);
  if (known) return known;
  const arrival = fetchPart(language, part);
  parts.set(name, arrival);
  arrival.catch(() => parts.delete(name));
  return arrival;
}

async function fetchPart(language: Language, part: TextPart): Promise<void> {
  const { default: messages } = await loaders[part](language);
  Object.assign(texts[language], messages);
}

async function fetchWanted(language: Language): Promise<Messages> {
  try {
    await Promise.all([...wanted].map((part) => loadPart(language, part)));
  } catch (error) {
    await recover();
    throw error;
  }
  return texts[language];
}

/** The texts of a language, as far as they are needed by now: asked for once, until a failure is forgotten. */
export function loadMessages(language: Language): Promise<Messages> {
  const known = spoken.get(language);
  if (known) return known;
  const messages = fetchWanted(language);
  spoken.set(language, messages);
  messages.then(
    // For React's `use`: texts that have loaded do not suspend the hydration of a page.
    (value) => Object.assign(messages, { status: 'fulfilled', value }),
    () => onFailuresReset(() => spoken.delete(language)),
  );
  return messages;
}

/** Adds this part to the texts; load it together with the code that uses it. */
export async function loadTexts(part: LaterPart): Promise<void> {
  wanted.add(part);
  await Promise.all([...spoken.keys()].map((language) => loadPart(language, part)));
}
