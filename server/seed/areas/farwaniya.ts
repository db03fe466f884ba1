import type { SeedGovernorate } from './types.ts';

export const farwaniya: SeedGovernorate = {
  code: 'KW-FA',
  name_en: 'Farwaniya',
  name_ar: 'الفروانية',
  areas: [
    { name_en: 'Abdullah Al-Mubarak', name_ar: 'عبدالله المبارك' },
    { name_en: 'Andalus', name_ar: 'الأندلس' },
    { name_en: 'Ardiya', name_ar: 'العارضية' },
    { name_en: 'Dajeej', name_ar: 'الضجيج' },
    { name_en: 'Farwaniya', name_ar: 'الفروانية' },
    { name_en: 'Ferdous', name_ar: 'الفردوس' },
    { name_en: 'Ishbiliya', name_ar: 'إشبيلية' },
    { name_en: 'Jleeb Al-Shuyoukh', name_ar: 'جليب الشيوخ' },
    { name_en: 'Khaitan', name_ar: 'خيطان' },
    { name_en: 'Omariya', name_ar: 'العمرية' },
    { name_en: 'Rabiya', name_ar: 'الرابية' },
    { name_en: 'Rai', name_ar: 'الري' },
    { name_en: 'Rehab', name_ar: 'الرحاب' },
    { name_en: 'Riggai', name_ar: 'الرقعي' },
    { name_en: 'Sabah Al-Nasser', name_ar: 'صباح الناصر' },
    { name_en: 'South Abdullah Al-Mubarak', name_ar: 'جنوب عبدالله المبارك' },
    { name_en: 'West Abdullah Al-Mubarak', name_ar: 'غرب عبدالله المبارك' },
  ],
};
