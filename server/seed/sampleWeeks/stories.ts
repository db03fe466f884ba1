import type { Language } from '../../../src/contract/languages.ts';
import type { AllergenKey } from '../allergens.ts';

/** A customer with orders; the first one is the sample customer. */
export interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly language: Language;
  readonly phone: string;
  readonly area: string;
  readonly allergens: readonly AllergenKey[];
}

export const SAMPLE_PEOPLE: readonly Person[] = [
  person('Noura', 'Al-Salem', 'en', 'Salmiya', ['sesame']),
  person('عبدالله', 'العنزي', 'ar', 'Mishref', []),
  person('Fatma', 'Al-Kandari', 'en', 'Bayan', ['gluten', 'dairy']),
  person('حصة', 'المطيري', 'ar', 'Hawally', ['egg']),
  person('Bader', 'Al-Rashidi', 'en', 'Salmiya', []),
  person('مريم', 'الشمري', 'ar', 'Bayan', ['peanut', 'tree_nuts']),
  person('Yousef', 'Al-Hajri', 'en', 'Mishref', []),
  person('دلال', 'العجمي', 'ar', 'Hawally', ['fish', 'shellfish']),
  person('Sara', 'Al-Ajmi', 'en', 'Salmiya', []),
  person('خالد', 'الدوسري', 'ar', 'Mishref', ['soy']),
];

function person(
  first_name: string,
  last_name: string,
  language: Language,
  area: string,
  allergens: readonly AllergenKey[],
): Person {
  const phone = `+9655${String(1_000_000 + first_name.length * 7_919 + last_name.length * 104_729)}`;
  return { first_name, last_name, language, area, phone, allergens };
}

/** What happens to an order once it is paid. */
export type Turn = 'fails_once' | 'frozen' | 'skips' | 'stopped' | 'rejected' | 'paid_back';

export interface Story {
  /** An index of SAMPLE_PEOPLE. */
  readonly who: number;
  /** An index of the packages in the order of the home page. */
  readonly what: number;
  /** Days from today; negative where the plan has begun. */
  readonly starts: number;
  readonly days: number;
  readonly meals: number;
  readonly snacks: number;
  readonly status: 'accepted' | 'received' | 'pending' | 'failed';
  readonly turn?: Turn;
  /** The earlier story whose plan this one continues. */
  readonly renews?: number;
}

const accepted = { meals: 2, snacks: 1, status: 'accepted' } as const;
const received = { meals: 2, snacks: 1, status: 'received' } as const;

/** Some weeks of a kitchen, in the order in which they were bought. */
export const SAMPLE_STORIES: readonly Story[] = [
  { ...accepted, who: 4, what: 1, starts: -40, days: 26 },
  { ...accepted, who: 6, what: 2, starts: -32, days: 20 },
  { ...accepted, who: 8, what: 0, starts: -20, days: 10 },
  { ...accepted, who: 2, what: 2, starts: -15, days: 26, turn: 'skips' },
  { ...accepted, who: 3, what: 1, starts: -12, days: 20, turn: 'fails_once' },
  { ...accepted, who: 5, what: 3, starts: -10, days: 26, turn: 'frozen' },
  { ...accepted, who: 7, what: 0, starts: -9, days: 20 },
  { ...accepted, who: 0, what: 0, starts: -6, days: 20, meals: 3, snacks: 2 },
  { ...accepted, who: 9, what: 4, starts: -5, days: 10, meals: 1 },
  { ...accepted, who: 1, what: 1, starts: -3, days: 10 },
  { ...accepted, who: 8, what: 2, starts: -1, days: 10, turn: 'stopped' },
  { ...received, who: 6, what: 2, starts: 0, days: 20 },
  { ...received, who: 4, what: 1, starts: 3, days: 26, renews: 0 },
  { ...received, who: 1, what: 0, starts: 4, days: 5, turn: 'rejected' },
  { ...received, who: 7, what: 3, starts: 4, days: 5, turn: 'paid_back' },
  { ...received, who: 9, what: 2, starts: 4, days: 10 },
  { ...received, who: 3, what: 0, starts: 5, days: 20 },
  { ...accepted, who: 2, what: 4, starts: 4, days: 5, status: 'pending' },
  { ...accepted, who: 5, what: 2, starts: 5, days: 10, status: 'failed' },
];
