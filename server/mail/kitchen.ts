import { pickText, type Language } from '../../src/contract/languages.ts';
import type { AppContext } from '../context.ts';
import { translate } from '../i18n/translate.ts';
import type { Kitchen } from './letter.ts';
import { isolate } from './words.ts';

export async function readKitchen(
  { db, content }: Pick<AppContext, 'db' | 'content'>,
  language: Language,
): Promise<Kitchen> {
  const { siteContent } = await content.now(db);
  const read = (key: string): string | null => {
    const entry = siteContent.find((candidate) => candidate.key === key);
    return (entry && pickText(entry, 'value', language).trim()) || null;
  };
  return kitchenOf(read, language);
}

/** From the site's content in one language. */
export function kitchenOf(read: (key: string) => string | null, language: Language): Kitchen {
  const labelled = (key: 'phone' | 'whatsapp' | 'email') => {
    const value = read(`footer_${key}`);
    return value === null
      ? []
      : [translate(language, `server.mail.kitchen.${key}`, { value: isolate(value) })];
  };
  const plain = (key: string) => read(key) ?? [];
  return {
    name: read('kitchen_name') ?? translate(language, 'brand.name'),
    email: read('footer_email'),
    lines: [
      ...labelled('phone'),
      ...labelled('whatsapp'),
      ...labelled('email'),
      plain('footer_timing'),
      plain('footer_address'),
    ].flat(),
  };
}
