interface SeedClosedDay {
  readonly date: string;
  readonly name_en: string;
  readonly name_ar: string;
  /** Lunar days are Umm al-Qura estimates until the moon is sighted. */
  readonly kind: 'fixed' | 'lunar';
}

export const closedDays: readonly SeedClosedDay[] = [
  { date: '2026-01-01', name_en: 'New Year’s Day', name_ar: 'رأس السنة الميلادية', kind: 'fixed' },
  {
    date: '2026-01-16',
    name_en: 'Isra and Mi’raj',
    name_ar: 'ذكرى الإسراء والمعراج',
    kind: 'lunar',
  },
  { date: '2026-02-25', name_en: 'National Day', name_ar: 'العيد الوطني', kind: 'fixed' },
  { date: '2026-02-26', name_en: 'Liberation Day', name_ar: 'يوم التحرير', kind: 'fixed' },
  { date: '2026-03-20', name_en: 'Eid al-Fitr', name_ar: 'عيد الفطر', kind: 'lunar' },
  { date: '2026-03-21', name_en: 'Eid al-Fitr', name_ar: 'عيد الفطر', kind: 'lunar' },
  { date: '2026-03-22', name_en: 'Eid al-Fitr', name_ar: 'عيد الفطر', kind: 'lunar' },
  { date: '2026-05-26', name_en: 'Arafat Day', name_ar: 'يوم عرفة', kind: 'lunar' },
  { date: '2026-05-27', name_en: 'Eid al-Adha', name_ar: 'عيد الأضحى', kind: 'lunar' },
  { date: '2026-05-28', name_en: 'Eid al-Adha', name_ar: 'عيد الأضحى', kind: 'lunar' },
  { date: '2026-05-29', name_en: 'Eid al-Adha', name_ar: 'عيد الأضحى', kind: 'lunar' },
  { date: '2026-06-16', name_en: 'Islamic New Year', name_ar: 'رأس السنة الهجرية', kind: 'lunar' },
  {
    date: '2026-08-25',
    name_en: 'Prophet’s Birthday',
    name_ar: 'المولد النبوي الشريف',
    kind: 'lunar',
  },
  { date: '2027-01-01', name_en: 'New Year’s Day', name_ar: 'رأس السنة الميلادية', kind: 'fixed' },
  {
    date: '2027-01-05',
    name_en: 'Isra and Mi’raj',
    name_ar: 'ذكرى الإسراء والمعراج',
    kind: 'lunar',
  },
  { date: '2027-02-25', name_en: 'National Day', name_ar: 'العيد الوطني', kind: 'fixed' },
  { date: '2027-02-26', name_en: 'Liberation Day', name_ar: 'يوم التحرير', kind: 'fixed' },
  { date: '2027-03-09', name_en: 'Eid al-Fitr', name_ar: 'عيد الفطر', kind: 'lunar' },
  { date: '2027-03-10', name_en: 'Eid al-Fitr', name_ar: 'عيد الفطر', kind: 'lunar' },
  { date: '2027-03-11', name_en: 'Eid al-Fitr', name_ar: 'عيد الفطر', kind: 'lunar' },
  { date: '2027-05-15', name_en: 'Arafat Day', name_ar: 'يوم عرفة', kind: 'lunar' },
  { date: '2027-05-16', name_en: 'Eid al-Adha', name_ar: 'عيد الأضحى', kind: 'lunar' },
  { date: '2027-05-17', name_en: 'Eid al-Adha', name_ar: 'عيد الأضحى', kind: 'lunar' },
  { date: '2027-05-18', name_en: 'Eid al-Adha', name_ar: 'عيد الأضحى', kind: 'lunar' },
  { date: '2027-06-06', name_en: 'Islamic New Year', name_ar: 'رأس السنة الهجرية', kind: 'lunar' },
  {
    date: '2027-08-14',
    name_en: 'Prophet’s Birthday',
    name_ar: 'المولد النبوي الشريف',
    kind: 'lunar',
  },
  {
    date: '2027-12-25',
    name_en: 'Isra and Mi’raj',
    name_ar: 'ذكرى الإسراء والمعراج',
    kind: 'lunar',
  },
];
