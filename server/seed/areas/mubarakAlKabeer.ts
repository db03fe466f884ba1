import type { SeedGovernorate } from './types.ts';

export const mubarakAlKabeer: SeedGovernorate = {
  code: 'KW-MU',
  name_en: 'Mubarak Al-Kabeer',
  name_ar: 'مبارك الكبير',
  areas: [
    { name_en: 'Abu Al-Hasaniya', name_ar: 'أبو الحصانية' },
    { name_en: 'Abu Ftaira', name_ar: 'أبو فطيرة' },
    { name_en: 'Adan', name_ar: 'العدان' },
    { name_en: 'Fnaitees', name_ar: 'الفنيطيس' },
    { name_en: 'Masayel', name_ar: 'المسايل' },
    { name_en: 'Messila', name_ar: 'المسيلة' },
    { name_en: 'Mubarak Al-Kabeer', name_ar: 'مبارك الكبير' },
    { name_en: 'Qurain', name_ar: 'القرين' },
    { name_en: 'Qusour', name_ar: 'القصور' },
    { name_en: 'Sabah Al-Salem', name_ar: 'صباح السالم' },
    { name_en: 'Subhan', name_ar: 'صبحان' },
    { name_en: 'Wista', name_ar: 'الوسطى' },
  ],
};
