/** A kitchen with an app adds `app_android` and `app_ios`, the addresses in the stores. */
type SiteContentKey =
  | 'kitchen_name'
  | 'header_logo_desktop'
  | 'header_logo_mobile'
  | 'footer_address'
  | 'footer_address_map'
  | 'footer_timing'
  | 'footer_phone'
  | 'footer_whatsapp'
  | 'footer_email'
  | 'footer_instagram';

interface SeedSiteContent {
  readonly key: SiteContentKey;
  readonly value_en: string;
  readonly value_ar: string;
}

function sameInBoth(key: SiteContentKey, value: string): SeedSiteContent {
  return { key, value_en: value, value_ar: value };
}

export const siteContent: readonly SeedSiteContent[] = [
  { key: 'kitchen_name', value_en: 'Mizan', value_ar: 'ميزان' },
  {
    key: 'header_logo_desktop',
    value_en: '/images/brand/logo-en.svg',
    value_ar: '/images/brand/logo-ar.svg',
  },
  {
    key: 'header_logo_mobile',
    value_en: '/images/brand/logo-en.svg',
    value_ar: '/images/brand/logo-ar.svg',
  },
  {
    key: 'footer_address',
    value_en:
      'Central kitchen: Shuwaikh, Block 2, Street 20. Branch: Salmiya, Block 7, Salem Al-Mubarak Street.',
    value_ar:
      'المطبخ المركزي: الشويخ، قطعة 2، شارع 20. الفرع: السالمية، قطعة 7، شارع سالم المبارك.',
  },
  sameInBoth(
    'footer_address_map',
    'https://www.google.com/maps/search/?api=1&query=29.3497%2C47.9436',
  ),
  {
    key: 'footer_timing',
    value_en: 'Saturday to Thursday, 8AM-8PM',
    value_ar: 'من السبت إلى الخميس، 8 صباحًا - 8 مساءً',
  },
  sameInBoth('footer_phone', '+965 2222 0180'),
  sameInBoth('footer_whatsapp', '+965 5000 0180'),
  sameInBoth('footer_email', 'hello@mizan.example'),
  sameInBoth('footer_instagram', 'https://www.instagram.com/mizan.example'),
];
