import { deliveryPicture, kitchenPicture, usualDays } from './shared.ts';
import type { SeedPackage } from './types.ts';

export const lifestylePackages: readonly SeedPackage[] = [
  {
    key: 'lean',
    name_en: 'Lean',
    name_ar: 'رشاقة',
    tagline_en: 'Lose weight without going hungry',
    tagline_ar: 'انزل وزنك من غير جوع',
    description_en:
      'A gentle calorie deficit with plenty of vegetables and enough protein to protect muscle. Your dietitian can adjust the plan after the first ten days.',
    description_ar:
      'عجز معتدل في السعرات مع خضار كثيرة وبروتين كافٍ للحفاظ على العضل. ويمكن لأخصائي التغذية تعديل اشتراكك بعد أول عشرة أيام.',
    highlights: [
      { en: 'Gentle, steady pace', ar: 'إيقاع معتدل وثابت' },
      { en: 'Vegetables fill half of each plate', ar: 'الخضار نصف كل طبق' },
      { en: 'Lower carbs, no added sugar', ar: 'كربوهيدرات أقل وبلا سكر مضاف' },
    ],
    image: '/images/packages/lean.svg',
    gallery: [
      {
        url: '/images/gallery/lean-table.svg',
        alt_en: 'Baked fish, tabbouleh and fruit salad on a light table',
        alt_ar: 'سمك في الفرن وتبولة وسلطة فواكه على طاولة فاتحة',
      },
      {
        url: '/images/gallery/lean-box.svg',
        alt_en: 'A day of Lean meals packed in trays',
        alt_ar: 'وجبات يوم كامل من باقة رشاقة في علبها',
      },
      deliveryPicture,
    ],
    variants: [
      {
        key: 'lean-1000',
        name_en: 'Light, 1,000 calories',
        name_ar: 'خفيفة، 1,000 سعرة',
        protein_g: 75,
        calories_from: 900,
        calories_to: 1100,
        price_per_meal_fils: 2_200,
        price_per_snack_fils: 800,
      },
      {
        key: 'lean-1300',
        name_en: 'Steady, 1,300 calories',
        name_ar: 'معتدلة، 1,300 سعرة',
        protein_g: 95,
        calories_from: 1200,
        calories_to: 1400,
        price_per_meal_fils: 2_400,
        price_per_snack_fils: 850,
      },
    ],
    meal_options: [2, 3],
    snack_options: [0, 1, 2],
    day_options: usualDays,
  },
  {
    key: 'plant-based',
    name_en: 'Green Table',
    name_ar: 'سفرة خضراء',
    tagline_en: 'Led by plants, rich in flavour',
    tagline_ar: 'نباتية بنكهة غنية',
    description_en:
      'Lentils, chickpeas, grains and vegetables at the centre of the plate. Choose from the whole menu; the plant dishes are planned so that protein and iron stay where they should be.',
    description_ar:
      'العدس والحمص والحبوب والخضار في قلب الطبق. اختر من القائمة كلها، وأطباقنا النباتية محسوبة ليبقى البروتين والحديد في مستواهما.',
    highlights: [
      { en: 'Complete protein from plants', ar: 'بروتين كامل من النبات' },
      { en: 'Rich in fibre and iron', ar: 'غنية بالألياف والحديد' },
      { en: 'Vegetables bought each morning', ar: 'خضار تصلنا كل صباح' },
    ],
    image: '/images/packages/plant-based.svg',
    gallery: [
      {
        url: '/images/gallery/plant-based-table.svg',
        alt_en: 'Eggplant musaqaa, chickpea curry and tabbouleh on a wooden table',
        alt_ar: 'مسقعة الباذنجان وكاري الحمص وتبولة على طاولة خشبية',
      },
      {
        url: '/images/gallery/plant-based-box.svg',
        alt_en: 'A day of Green Table meals packed in trays',
        alt_ar: 'وجبات يوم كامل من سفرة خضراء في علبها',
      },
      kitchenPicture,
    ],
    variants: [
      {
        key: 'plant-based-1300',
        name_en: '1,300 calories',
        name_ar: '1,300 سعرة',
        protein_g: 60,
        calories_from: 1200,
        calories_to: 1400,
        price_per_meal_fils: 2_000,
        price_per_snack_fils: 800,
      },
      {
        key: 'plant-based-1700',
        name_en: '1,700 calories',
        name_ar: '1,700 سعرة',
        protein_g: 80,
        calories_from: 1600,
        calories_to: 1800,
        price_per_meal_fils: 2_250,
        price_per_snack_fils: 850,
      },
    ],
    meal_options: [1, 2, 3],
    snack_options: [0, 1, 2],
    day_options: usualDays,
  },
  {
    key: 'office-lunch',
    name_en: 'Office Lunch',
    name_ar: 'غداء الدوام',
    tagline_en: 'A proper lunch at your desk',
    tagline_ar: 'غداء حقيقي على مكتبك',
    description_en:
      'Lunch and a snack for working days, brought to your office. It reheats in three minutes in its own tray and leaves you awake in the afternoon.',
    description_ar:
      'غداء وسناك لأيام العمل يصلان إلى مكتبك. يسخن في ثلاث دقائق في علبته، ولا يثقل عليك بعد الظهر.',
    highlights: [
      { en: 'Delivered in the time slot you choose', ar: 'يصلك في الوقت الذي تختاره' },
      { en: 'Reheats in its own tray', ar: 'يسخن في علبته' },
      { en: 'Pause it once for your holiday', ar: 'أوقفه مرة واحدة لإجازتك' },
    ],
    image: '/images/packages/office-lunch.svg',
    gallery: [
      {
        url: '/images/gallery/office-lunch-table.svg',
        alt_en: 'A bowl of freekeh beside a laptop and a cup of coffee',
        alt_ar: 'طبق فريكة بجانب حاسوب وفنجان قهوة',
      },
      {
        url: '/images/gallery/office-lunch-box.svg',
        alt_en: 'Office lunches packed in their trays',
        alt_ar: 'وجبات غداء الدوام في علبها',
      },
      deliveryPicture,
    ],
    variants: [
      {
        key: 'office-lunch-regular',
        name_en: 'Regular portion',
        name_ar: 'حصة عادية',
        protein_g: 45,
        calories_from: 500,
        calories_to: 700,
        price_per_meal_fils: 2_350,
        price_per_snack_fils: 750,
      },
      {
        key: 'office-lunch-large',
        name_en: 'Large portion',
        name_ar: 'حصة كبيرة',
        protein_g: 60,
        calories_from: 700,
        calories_to: 900,
        price_per_meal_fils: 2_750,
        price_per_snack_fils: 750,
      },
    ],
    meal_options: [1, 2],
    snack_options: [0, 1],
    day_options: usualDays,
  },
];
