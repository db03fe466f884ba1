import type { SeedGovernorate } from './types.ts';

export const hawalli: SeedGovernorate = {
  code: 'KW-HA',
  name_en: 'Hawalli',
  name_ar: 'حولي',
  areas: [
    { name_en: 'Anjafa', name_ar: 'أنجفة' },
    { name_en: 'Bayan', name_ar: 'بيان' },
    { name_en: 'Bidaa', name_ar: 'البدع' },
    { name_en: 'Hawally', name_ar: 'حولي' },
    { name_en: 'Hitteen', name_ar: 'حطين' },
    { name_en: 'Jabriya', name_ar: 'الجابرية' },
    { name_en: 'Maidan Hawally', name_ar: 'ميدان حولي' },
    { name_en: 'Ministries Area', name_ar: 'منطقة الوزارات' },
    { name_en: 'Mishref', name_ar: 'مشرف' },
    { name_en: 'Mubarak Al-Abdullah', name_ar: 'مبارك العبدالله' },
    { name_en: 'Rumaithiya', name_ar: 'الرميثية' },
    { name_en: 'Salam', name_ar: 'السلام' },
    { name_en: 'Salmiya', name_ar: 'السالمية' },
    { name_en: 'Salwa', name_ar: 'سلوى' },
    { name_en: 'Shaab', name_ar: 'الشعب' },
    { name_en: 'Shuhada', name_ar: 'الشهداء' },
    { name_en: 'Siddiq', name_ar: 'الصديق' },
    { name_en: 'Zahra', name_ar: 'الزهراء' },
  ],
};
