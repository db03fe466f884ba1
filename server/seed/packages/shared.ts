import type { DeliveryPreference } from '../../../src/contract/wire/common.ts';
import type { SeedDayOption, SeedGalleryImage } from './types.ts';

/** The longer the plan, the lower the price of a day. */
export const usualDays: readonly SeedDayOption[] = [
  { days: 5, discount_percent: 0 },
  { days: 10, discount_percent: 3 },
  { days: 20, discount_percent: 5 },
  { days: 26, discount_percent: 8 },
];

export const everyDay: readonly DeliveryPreference[] = [
  'all_days',
  'except_friday',
  'except_friday_saturday',
];

export const deliveryPicture: SeedGalleryImage = {
  url: '/images/gallery/delivery.svg',
  alt_en: 'The insulated delivery bag at the front door in the morning',
  alt_ar: 'حقيبة التوصيل المبردة عند باب البيت في الصباح',
};

export const kitchenPicture: SeedGalleryImage = {
  url: '/images/gallery/kitchen.svg',
  alt_en: 'Vegetables and herbs on the kitchen’s chopping board',
  alt_ar: 'خضار وأعشاب على لوح التقطيع في المطبخ',
};
