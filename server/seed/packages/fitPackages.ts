import { deliveryPicture, everyDay, kitchenPicture, usualDays } from './shared.ts';
import type { SeedPackage } from './types.ts';

export const fitPackages: readonly SeedPackage[] = [
  {
    key: 'fit-pro',
    name_en: 'Fit Pro',
    name_ar: 'فت برو',
    tagline_en: 'High protein for people who train',
    tagline_ar: 'غنية بالبروتين لمن يتمرن',
    description_en:
      'Built with our sports nutritionist for training weeks. A full day of three meals and two snacks brings 150\u00a0g of protein for men or 100\u00a0g for women, with carbohydrates timed for energy. Nothing is fried, and the numbers of each dish are on the lid.',
    description_ar:
      'صممناها مع أخصائي التغذية الرياضية لأسابيع التمرين. يوم كامل من ثلاث وجبات وسناكين فيه 150\u00a0غ بروتين للرجال أو 100\u00a0غ للنساء، مع كربوهيدرات محسوبة للطاقة. لا شيء مقلي، وأرقام كل طبق مكتوبة على غطائه.',
    highlights: [
      { en: 'Protein in every meal and every snack', ar: 'بروتين في كل وجبة وكل سناك' },
      { en: 'Lean meat, fish and eggs, never fried', ar: 'لحوم قليلة الدهن وسمك وبيض، بلا قلي' },
      {
        en: 'Macros checked by a sports nutritionist',
        ar: 'قيم غذائية يراجعها أخصائي تغذية رياضية',
      },
    ],
    image: '/images/packages/fit-pro.svg',
    gallery: [
      {
        url: '/images/gallery/fit-pro-table.svg',
        alt_en: 'Shrimp, chicken and beetroot dishes beside a dumbbell on a green table',
        alt_ar: 'أطباق ربيان ودجاج وشمندر بجانب دمبل على طاولة خضراء',
      },
      {
        url: '/images/gallery/fit-pro-box.svg',
        alt_en: 'A day of Fit Pro meals packed in trays',
        alt_ar: 'وجبات يوم كامل من فت برو في علبها',
      },
      kitchenPicture,
      deliveryPicture,
    ],
    variants: [
      {
        key: 'fit-pro-men',
        name_en: 'Men',
        name_ar: 'رجال',
        meal_calories: 540,
        meal_protein_g: 42,
        snack_calories: 190,
        snack_protein_g: 12,
        price_per_meal_fils: 2_750,
        price_per_snack_fils: 1_000,
      },
      {
        key: 'fit-pro-women',
        name_en: 'Women',
        name_ar: 'نساء',
        meal_calories: 400,
        meal_protein_g: 28,
        snack_calories: 150,
        snack_protein_g: 8,
        price_per_meal_fils: 2_500,
        price_per_snack_fils: 1_000,
      },
    ],
    delivery_preferences: everyDay,
    meal_options: [1, 2, 3],
    snack_options: [0, 1, 2],
    day_options: usualDays,
  },
  {
    key: 'fit-life',
    name_en: 'Fit Life',
    name_ar: 'فت لايف',
    tagline_en: 'Balanced food for every day',
    tagline_ar: 'أكل متوازن لكل يوم',
    description_en:
      'The plan for people who simply want to eat well. Home dishes from Kuwait and the Levant share the menu with favourites from further away, in portions that keep you full until the next meal.',
    description_ar:
      'باقة لمن يريد أن يأكل جيدًا وببساطة. أطباق البيت الكويتي والشامي إلى جانب أطباق محبوبة من العالم، بكميات تشبعك حتى الوجبة التالية.',
    highlights: [
      { en: 'Carbs, fats and protein in balance', ar: 'توازن بين الكربوهيدرات والدهون والبروتين' },
      { en: 'Kuwaiti and Levantine home cooking', ar: 'طبخ بيتي كويتي وشامي' },
      { en: 'A different menu each weekday', ar: 'قائمة مختلفة كل يوم من الأسبوع' },
    ],
    image: '/images/packages/fit-life.svg',
    gallery: [
      {
        url: '/images/gallery/fit-life-table.svg',
        alt_en: 'Jireesh, margoog and fattoush shared on one table',
        alt_ar: 'جريش ومرقوق وفتوش على سفرة واحدة',
      },
      {
        url: '/images/gallery/fit-life-box.svg',
        alt_en: 'A day of Fit Life meals packed in trays',
        alt_ar: 'وجبات يوم كامل من فت لايف في علبها',
      },
      kitchenPicture,
      deliveryPicture,
    ],
    variants: [
      {
        key: 'fit-life-1200',
        name_en: 'Regular portion',
        name_ar: 'حصة عادية',
        meal_calories: 320,
        meal_protein_g: 22,
        snack_calories: 120,
        snack_protein_g: 7,
        price_per_meal_fils: 2_150,
        price_per_snack_fils: 850,
      },
      {
        key: 'fit-life-1500',
        name_en: 'Large portion',
        name_ar: 'حصة كبيرة',
        meal_calories: 400,
        meal_protein_g: 27,
        snack_calories: 150,
        snack_protein_g: 7,
        price_per_meal_fils: 2_350,
        price_per_snack_fils: 850,
      },
    ],
    delivery_preferences: everyDay,
    meal_options: [1, 2, 3],
    snack_options: [0, 1, 2],
    day_options: usualDays,
  },
];
