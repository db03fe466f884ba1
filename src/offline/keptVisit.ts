import { readKeptDays, type KeptDay } from '../api/keptDays.ts';
import { readSlices } from '../app/persistence.ts';
import { STORED_KEY } from '../app/storedKey.ts';
import { keptText } from '../app/windowPort.ts';
import { addDays, kuwaitToday } from '../contract/kuwaitTime.ts';
import { DEFAULT_LANGUAGE, type Language } from '../contract/languages.ts';
import { keptLanguage } from '../contract/pages/languageCookie.ts';

type When = 'today' | 'tomorrow';

export interface NearDeliveries {
  when: When;
  date: string;
  /** For each running plan. */
  days: KeptDay[];
}

/** What a device stores about its visitor for use without a network. */
export interface KeptVisit {
  language: Language;
  /** Empty where nothing is kept of either day. */
  near: NearDeliveries[];
  /** When the oldest of the shown data was read; null where there is none. */
  savedAt: string | null;
}

export function readKeptVisit(
  { localStorage, document }: Pick<Window, 'localStorage' | 'document'>,
  now: Date,
): KeptVisit {
  const { session, language } = readSlices(keptText(() => localStorage, STORED_KEY).read());
  const kept = readKeptDays(session?.customerInfo?.meals);
  const today = kuwaitToday(now);
  const near = (['today', 'tomorrow'] as const).map((when, index) => {
    const date = addDays(today, index);
    return { when, date, days: kept.filter((day) => day.date === date) };
  });
  const shown = near.flatMap(({ days }) => days);
  return {
    language: language?.current ?? keptLanguage(document.cookie) ?? DEFAULT_LANGUAGE,
    near: shown.length === 0 ? [] : near,
    savedAt: shown.map(({ saved_at }) => saved_at).sort()[0] ?? null,
  };
}
