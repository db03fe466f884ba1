import type { SeedGovernorate } from './types.ts';

export const jahra: SeedGovernorate = {
  code: 'KW-JA',
  name_en: 'Jahra',
  name_ar: 'الجهراء',
  areas: [
    { name_en: 'Amghara', name_ar: 'أمغرة' },
    { name_en: 'Jahra', name_ar: 'الجهراء' },
    { name_en: 'Kabd', name_ar: 'كبد' },
    { name_en: 'Mutlaa', name_ar: 'المطلاع' },
    { name_en: 'Naeem', name_ar: 'النعيم' },
    { name_en: 'Nasseem', name_ar: 'النسيم' },
    { name_en: 'Oyoun', name_ar: 'العيون' },
    { name_en: 'Qasr', name_ar: 'القصر' },
    { name_en: 'Saad Al-Abdullah', name_ar: 'سعد العبدالله' },
    { name_en: 'Sulaibiya', name_ar: 'الصليبية' },
    { name_en: 'Taima', name_ar: 'تيماء' },
    { name_en: 'Waha', name_ar: 'الواحة' },
  ],
};
