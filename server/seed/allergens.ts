interface NamedKey<Key extends string> {
  readonly key: Key;
  readonly name_en: string;
  readonly name_ar: string;
}

export type AllergenKey =
  | 'gluten'
  | 'dairy'
  | 'egg'
  | 'fish'
  | 'shellfish'
  | 'peanut'
  | 'tree_nuts'
  | 'sesame'
  | 'soy'
  | 'mustard'
  | 'celery';

export type IngredientKey =
  | 'onion'
  | 'garlic'
  | 'tomato'
  | 'bell_pepper'
  | 'coriander'
  | 'mushroom'
  | 'eggplant'
  | 'spinach'
  | 'beetroot'
  | 'carrot'
  | 'avocado'
  | 'olives'
  | 'chicken'
  | 'beef'
  | 'lamb'
  | 'salmon'
  | 'tuna'
  | 'shrimp'
  | 'feta'
  | 'chickpeas'
  | 'lentils'
  | 'soy_beans'
  | 'nuts'
  | 'coconut'
  | 'dates'
  | 'banana'
  | 'berries'
  | 'mango'
  | 'chocolate';

type SeedAllergen = NamedKey<AllergenKey>;
type SeedIngredient = NamedKey<IngredientKey>;

export const allergens: readonly SeedAllergen[] = [
  { key: 'gluten', name_en: 'Gluten', name_ar: 'الغلوتين' },
  { key: 'dairy', name_en: 'Milk and dairy', name_ar: 'الحليب ومشتقاته' },
  { key: 'egg', name_en: 'Egg', name_ar: 'البيض' },
  { key: 'fish', name_en: 'Fish', name_ar: 'السمك' },
  { key: 'shellfish', name_en: 'Shrimp and shellfish', name_ar: 'الربيان والقشريات' },
  { key: 'peanut', name_en: 'Peanut', name_ar: 'الفول السوداني' },
  { key: 'tree_nuts', name_en: 'Tree nuts', name_ar: 'المكسرات' },
  { key: 'sesame', name_en: 'Sesame', name_ar: 'السمسم' },
  { key: 'soy', name_en: 'Soya', name_ar: 'الصويا' },
  { key: 'mustard', name_en: 'Mustard', name_ar: 'الخردل' },
  { key: 'celery', name_en: 'Celery', name_ar: 'الكرفس' },
];

/** Ingredients that a customer may dislike: dishes with them stay possible, and are marked. */
export const ingredients: readonly SeedIngredient[] = [
  { key: 'onion', name_en: 'Onion', name_ar: 'البصل' },
  { key: 'garlic', name_en: 'Garlic', name_ar: 'الثوم' },
  { key: 'tomato', name_en: 'Tomato', name_ar: 'الطماطم' },
  { key: 'bell_pepper', name_en: 'Bell pepper', name_ar: 'الفلفل الرومي' },
  { key: 'coriander', name_en: 'Coriander', name_ar: 'الكزبرة' },
  { key: 'mushroom', name_en: 'Mushroom', name_ar: 'الفطر' },
  { key: 'eggplant', name_en: 'Eggplant', name_ar: 'الباذنجان' },
  { key: 'spinach', name_en: 'Spinach', name_ar: 'السبانخ' },
  { key: 'beetroot', name_en: 'Beetroot', name_ar: 'الشمندر' },
  { key: 'carrot', name_en: 'Carrot', name_ar: 'الجزر' },
  { key: 'avocado', name_en: 'Avocado', name_ar: 'الأفوكادو' },
  { key: 'olives', name_en: 'Olives', name_ar: 'الزيتون' },
  { key: 'chicken', name_en: 'Chicken', name_ar: 'الدجاج' },
  { key: 'beef', name_en: 'Beef', name_ar: 'لحم البقر' },
  { key: 'lamb', name_en: 'Lamb', name_ar: 'لحم الغنم' },
  { key: 'salmon', name_en: 'Salmon', name_ar: 'السلمون' },
  { key: 'tuna', name_en: 'Tuna', name_ar: 'التونة' },
  { key: 'shrimp', name_en: 'Shrimp', name_ar: 'الربيان' },
  { key: 'feta', name_en: 'Feta cheese', name_ar: 'جبنة الفيتا' },
  { key: 'chickpeas', name_en: 'Chickpeas', name_ar: 'الحمص' },
  { key: 'lentils', name_en: 'Lentils', name_ar: 'العدس' },
  { key: 'soy_beans', name_en: 'Soya beans', name_ar: 'فول الصويا' },
  { key: 'nuts', name_en: 'Nuts', name_ar: 'المكسرات' },
  { key: 'coconut', name_en: 'Coconut', name_ar: 'جوز الهند' },
  { key: 'dates', name_en: 'Dates', name_ar: 'التمر' },
  { key: 'banana', name_en: 'Banana', name_ar: 'الموز' },
  { key: 'berries', name_en: 'Berries', name_ar: 'التوت' },
  { key: 'mango', name_en: 'Mango', name_ar: 'المانجو' },
  { key: 'chocolate', name_en: 'Chocolate', name_ar: 'الشوكولاتة' },
];
