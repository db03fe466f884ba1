import type { Weekday } from './dishes/types.ts';

/** Minutes after midnight in Kuwait: the first slot starts at `from`, the last one ends at `to`. */
interface SeedWorkingHours {
  readonly weekday: Weekday;
  readonly from_minute: number;
  readonly to_minute: number;
}

interface SeedDietitian {
  readonly key: string;
  readonly name_en: string;
  readonly name_ar: string;
  readonly title_en: string;
  readonly title_ar: string;
  readonly bio_en: string;
  readonly bio_ar: string;
  readonly place_en: string;
  readonly place_ar: string;
  readonly image: string;
  readonly fee_fils: number;
  readonly working_hours: readonly SeedWorkingHours[];
}

function hours(
  weekdays: readonly Weekday[],
  from: number,
  to: number,
): readonly SeedWorkingHours[] {
  return weekdays.map((weekday) => ({ weekday, from_minute: from * 60, to_minute: to * 60 }));
}

const BRANCH = {
  place_en: 'Mizan, Salmiya, Block 7, Salem Al-Mubarak Street',
  place_ar: 'ميزان، السالمية، قطعة 7، شارع سالم المبارك',
};

export const dietitians: readonly SeedDietitian[] = [
  {
    key: 'dr-noura-al-sabti',
    name_en: 'Dr. Noura Al-Sabti',
    name_ar: 'د. نورة السبتي',
    title_en: 'Clinical dietitian, weight management',
    title_ar: 'أخصائية تغذية علاجية، إدارة الوزن',
    bio_en:
      'Twelve years of helping families in Kuwait eat well without giving up the food they love. Works with diabetes, blood pressure and weight after pregnancy.',
    bio_ar:
      'اثنتا عشرة سنة مع عائلات الكويت لتأكل جيدًا دون أن تتخلى عن الأطباق التي تحبها. تتابع حالات السكري والضغط والوزن بعد الولادة.',
    ...BRANCH,
    image: '/images/dietitians/dr-noura-al-sabti.svg',
    fee_fils: 15_000,
    working_hours: [...hours([0, 2, 4], 9, 14), ...hours([6], 10, 13)],
  },
  {
    key: 'yousef-al-mutawa',
    name_en: 'Yousef Al-Mutawa',
    name_ar: 'يوسف المطوع',
    title_en: 'Sports nutritionist',
    title_ar: 'أخصائي تغذية رياضية',
    bio_en:
      'Plans for people who train: muscle gain, cutting and race day. Former national team swimmer, certified in sports nutrition.',
    bio_ar:
      'خطط لمن يتمرنون: بناء العضل وخفض الدهون ويوم السباق. سباح سابق في المنتخب الوطني، وحاصل على شهادة في التغذية الرياضية.',
    ...BRANCH,
    image: '/images/dietitians/yousef-al-mutawa.svg',
    fee_fils: 12_500,
    working_hours: hours([0, 1, 2, 3, 4], 15, 20),
  },
  {
    key: 'maryam-haddad',
    name_en: 'Maryam Haddad',
    name_ar: 'مريم حداد',
    title_en: 'Dietitian, food allergies and plant-based eating',
    title_ar: 'أخصائية تغذية، حساسية الطعام والأكل النباتي',
    bio_en:
      'Finds out what your body does not agree with, and builds a menu that is still a pleasure. Also sees children from six years.',
    bio_ar:
      'تكتشف معك ما لا يناسب جسمك، وتبني لك قائمة طعام تبقى ممتعة. وتستقبل الأطفال من عمر ست سنوات.',
    ...BRANCH,
    image: '/images/dietitians/maryam-haddad.svg',
    fee_fils: 10_000,
    working_hours: [...hours([1, 3], 9, 17), ...hours([6], 14, 19)],
  },
];
