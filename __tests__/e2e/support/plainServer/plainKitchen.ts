import { deliveryDates } from '../../../../src/contract/deliveryCalendar.ts';
import { addDays, kuwaitToday } from '../../../../src/contract/kuwaitTime.ts';
import type { Governorate } from '../../../../src/contract/wire/address.ts';
import type { DeliveryPreference } from '../../../../src/contract/wire/common.ts';
import type { Dish } from '../../../../src/contract/wire/dish.ts';
import type {
  PackageCategory,
  PackageCategoryCard,
  PackageVariant,
} from '../../../../src/contract/wire/package.ts';

/** Another kitchen's offer: two boxes of one package, six dishes, two areas. */
export const PRICES = { 5: '30.000', 10: '57.250' } as const;
export const VOUCHER = { coupon_code: 'PLAIN5', name_en: 'Five off', name_ar: 'خصم خمسة دنانير' };
export const PICTURE = '/pictures/box.svg';

export const governorates: Governorate[] = [
  {
    id: 7,
    name_en: 'Jahra',
    name_ar: 'الجهراء',
    areas: [
      { id: 71, gov_id: 7, name_en: 'Naeem', name_ar: 'النعيم' },
      { id: 72, gov_id: 7, name_en: 'Oyoun', name_ar: 'العيون' },
    ],
  },
];

const card = {
  id: 5,
  name_en: 'Daily Box',
  name_ar: 'صندوق اليوم',
  tagline_en: 'One box a day',
  tagline_ar: 'صندوق كل يوم',
  highlights_en: ['Delivered before noon'],
  highlights_ar: ['يصل قبل الظهر'],
};

export const packageCard = (
  origin: string,
): Omit<PackageCategoryCard, 'full_day' | 'price_from_plan'> => ({
  ...card,
  image: origin + PICTURE,
  price_from: PRICES[5],
  proteins_g: [],
});

/** Without the promises, which the specification does not have. */
type PlainVariant = Omit<PackageVariant, 'portions'>;

export function packageCategory(): Omit<PackageCategory, 'variants'> & {
  variants: PlainVariant[];
} {
  const today = kuwaitToday(new Date());
  return {
    ...card,
    description_en: 'Two meals and a snack, cooked in the morning.',
    description_ar: 'وجبتان ووجبة خفيفة تطبخ في الصباح.',
    variants: [
      {
        id: 51,
        name_en: 'Classic',
        name_ar: 'الأساسي',
        prices: [5, 10].map((days) => ({
          meals: 2,
          snacks: 1,
          days,
          price: days === 5 ? PRICES[5] : PRICES[10],
        })),
      },
    ],
    meal_options: [2],
    snack_options: [1],
    day_options: [5, 10],
    delivery_preferences: ['all_days', 'except_friday', 'except_friday_saturday'],
    delivery_time_slots: [{ id: 1, from: '07:00', to: '11:00' }],
    earliest_start_date: addDays(today, 3),
    latest_start_date: addDays(today, 60),
    closed_days: [],
  };
}

const names: readonly [Dish['kind'], string, string][] = [
  ['meal', 'Chicken with rice', 'دجاج مع الأرز'],
  ['meal', 'Baked fish', 'سمك بالفرن'],
  ['meal', 'Lentil stew', 'يخنة العدس'],
  ['snack', 'Dates', 'تمر'],
  ['snack', 'Yoghurt', 'لبن'],
];

export const dishes = (origin: string): Dish[] =>
  names.map(([kind, name_en, name_ar], index) => ({
    id: 500 + index,
    kind,
    name_en,
    name_ar,
    description_en: name_en,
    description_ar: name_ar,
    image: origin + PICTURE,
    calories: 400,
    carbs: 40,
    fat: 12,
    protein: 30,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    allergens: [],
    ingredients: [],
    blocked_by: [],
    disliked: [],
  }));

export const deliveredDates = (start: string, days: number, preference: DeliveryPreference) =>
  deliveryDates(start, days, preference, new Set());

export const siteContent = (origin: string) =>
  [
    ['header_logo_desktop', origin + PICTURE],
    ['header_logo_mobile', origin + PICTURE],
    ['footer_address', 'Jahra', 'الجهراء'],
    ['footer_address_map', 'https://maps.example/jahra'],
    ['footer_timing', 'Every day', 'كل يوم'],
    ['footer_phone', '+965 2455 0000'],
    ['footer_whatsapp', '+965 5055 0000'],
    ['footer_email', 'plain@example.com'],
    ['footer_instagram', 'https://www.instagram.com/plain.example'],
  ].map(([key, value_en, value_ar = value_en]) => ({ key, value_en, value_ar }));
