import { onFailuresReset, recover } from '../ui/failures.ts';
import type { Language } from '../contract/languages.ts';

/** Raw ICU text in tests, compiled by the build elsewhere. */
export type Messages = Readonly<Record<string, string>>;

const loaders: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import(/* webpackChunkName: "messages-en" */ '../../translations/en.json'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ '../../translations/ar.json'),
};
const loaded = new Map<Language, Promise<Messages>>();

async function fetchMessages(language: Language): Promise<Messages> {
  try {
    return (await loaders[language]()).default;
  } catch (error) {
    await recover();
    throw error;
  }
}

/** The texts of a language: one chunk, asked for once, until a failure is forgotten. */
export function loadMessages(language: Language): Promise<Messages> {
  const known = loaded.get(language);
  if (known) return known;
  const messages = fetchMessages(language);
  loaded.set(language, messages);
  messages.then(
    // React's `use` looks here: a page of the server is hydrated without a wait for what has arrived.
    (value) => Object.assign(messages, { status: 'fulfilled', value }),
    () => onFailuresReset(() => loaded.delete(language)),
  );
  return messages;
}
