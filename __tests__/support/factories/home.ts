import type { HomeResponse } from '../../../src/contract/wire/home.ts';
import type { PackageCategoryCard, SiteContentEntry } from '../../../src/contract/wire/package.ts';

export function packageCard(overrides: Partial<PackageCategoryCard> = {}): PackageCategoryCard {
  return {
    id: 1,
    name_en: 'Fit Pro',
    name_ar: 'فت برو',
    tagline_en: 'Protein for people who train',
    tagline_ar: 'بروتين لمن يتمرّن',
    highlights_en: ['Cooked this morning'],
    highlights_ar: ['مطبوخ هذا الصباح'],
    image: '/images/packages/fit-pro.svg',
    price_from: '98.000',
    price_from_plan: { meals: 1, snacks: 0, days: 20 },
    full_day: { meals: 3, snacks: 2 },
    proteins_g: [150, 100],
    ...overrides,
  };
}

const entry = (key: string, value_en: string, value_ar = value_en): SiteContentEntry => ({
  key,
  value_en,
  value_ar,
});

/** For a kitchen that has an app in each store. */
export function contentWithApps(): SiteContentEntry[] {
  return [
    ...siteContent(),
    entry('app_android', 'https://android.example/'),
    entry('app_ios', 'https://ios.example/'),
  ];
}

export function siteContent(): SiteContentEntry[] {
  return [
    entry('kitchen_name', 'Mizan', 'ميزان'),
    entry('header_logo_desktop', '/images/brand/logo-en.svg', '/images/brand/logo-ar.svg'),
    entry('header_logo_mobile', '/images/brand/logo-en.svg', '/images/brand/logo-ar.svg'),
    entry('footer_address', 'Shuwaikh, Block 2', 'الشويخ، قطعة 2'),
    entry('footer_address_map', 'https://maps.example/kitchen'),
    entry('footer_timing', 'Saturday to Thursday, 8AM-8PM', 'من السبت إلى الخميس'),
    entry('footer_phone', '+965 2222 0180'),
    entry('footer_whatsapp', '+965 5000 0180'),
    entry('footer_email', 'hello@mizan.example'),
    entry('footer_instagram', 'https://www.instagram.com/mizan.example'),
  ];
}

export function homeResponse(overrides: Partial<HomeResponse> = {}): HomeResponse {
  return {
    package_categories: [
      packageCard(),
      packageCard({ id: 2, name_en: 'Fit Life', name_ar: 'فت لايف', price_from: '74.500' }),
    ],
    content: siteContent(),
    delivery: { fee: '2.000', free_from: '100.000', hours: { from: '06:00', to: '14:30' } },
    cart: null,
    ...overrides,
  };
}
