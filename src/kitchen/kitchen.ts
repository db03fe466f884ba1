import { createContext, use } from 'react';
import { createStaffApi, type StaffApi } from './api/staffApi.ts';
import { createLanguageChoice, type LanguageChoice } from './i18n/languageChoice.ts';
import { createSession, type Session } from './session/session.ts';

/** What every screen gets. */
export interface Kitchen {
  api: StaffApi;
  session: Session;
  language: LanguageChoice;
  window: Window;
}

export function createKitchen(window: Window & typeof globalThis): Kitchen {
  const session = createSession();
  const language = createLanguageChoice(window);
  const api = createStaffApi({
    fetch: (...request) => window.fetch(...request),
    locale: language.read,
    onSessionEnd: session.lose,
  });
  return { api, session, language, window };
}

export const KitchenContext = createContext<Kitchen | null>(null);

export function useKitchen(): Kitchen {
  const kitchen = use(KitchenContext);
  if (kitchen === null) throw new Error('This belongs into <KitchenApp>.');
  return kitchen;
}
