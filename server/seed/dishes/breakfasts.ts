import type { SeedDish } from './types.ts';

export const breakfasts: readonly SeedDish[] = [
  {
    key: 'shakshuka-labneh',
    kind: 'meal',
    name_en: 'Shakshuka with Labneh',
    name_ar: 'شكشوكة باللبنة',
    description_en:
      'Two eggs poached in a slow-cooked tomato and pepper sauce, a spoon of low-fat labneh and warm brown bread.',
    description_ar:
      'بيضتان مطهوتان في صلصة الطماطم والفلفل على نار هادئة، مع ملعقة لبنة قليلة الدسم وخبز أسمر دافئ.',
    calories: 390,
    carbs_g: 36,
    fat_g: 16,
    protein_g: 26,
    allergens: ['egg', 'dairy', 'gluten'],
    ingredients: ['tomato', 'bell_pepper', 'onion', 'garlic'],
    weekdays: [0, 2, 4, 6],
    image: '/images/dishes/shakshuka-labneh.svg',
  },
  {
    key: 'balaleet-saffron',
    kind: 'meal',
    name_en: 'Saffron Balaleet',
    name_ar: 'بلاليط بالزعفران',
    description_en:
      'The Kuwaiti breakfast made lighter: cardamom vermicelli with little sugar, under a thin saffron omelette.',
    description_ar:
      'فطور الكويت بنسخة أخف: شعيرية بالهيل وقليل من السكر، يعلوها قرص بيض رقيق بالزعفران.',
    calories: 415,
    carbs_g: 52,
    fat_g: 13,
    protein_g: 22,
    allergens: ['gluten', 'egg'],
    ingredients: ['onion'],
    weekdays: [1, 3, 5],
    image: '/images/dishes/balaleet-saffron.svg',
  },
  {
    key: 'oat-pancakes-berries',
    kind: 'meal',
    name_en: 'Oat Pancakes with Berries',
    name_ar: 'بان كيك الشوفان بالتوت',
    description_en:
      'Fluffy oat and banana pancakes, mixed berries, thick yoghurt and a thread of date syrup.',
    description_ar:
      'بان كيك هش من الشوفان والموز، مع التوت المشكل والزبادي الكثيف وخيط من دبس التمر.',
    calories: 415,
    carbs_g: 54,
    fat_g: 10,
    protein_g: 27,
    allergens: ['gluten', 'egg', 'dairy'],
    ingredients: ['berries', 'banana', 'dates'],
    weekdays: [0, 3, 5, 6],
    image: '/images/dishes/oat-pancakes-berries.svg',
  },
  {
    key: 'avocado-egg-toast',
    kind: 'meal',
    name_en: 'Avocado and Egg Toast',
    name_ar: 'توست الأفوكادو والبيض',
    description_en:
      'Sourdough rye spread with lemony avocado, soft-boiled eggs, cherry tomatoes and chilli flakes.',
    description_ar:
      'خبز جاودار بالخميرة الطبيعية مع أفوكادو بالليمون وبيض نصف مسلوق وطماطم كرزية ورقائق الفلفل.',
    calories: 400,
    carbs_g: 34,
    fat_g: 19,
    protein_g: 23,
    allergens: ['gluten', 'egg'],
    ingredients: ['avocado', 'tomato'],
    weekdays: [1, 2, 4, 6],
    image: '/images/dishes/avocado-egg-toast.svg',
  },
  {
    key: 'ful-medames',
    kind: 'meal',
    name_en: 'Ful Medames Bowl',
    name_ar: 'فول مدمس',
    description_en:
      'Slow-simmered fava beans with cumin, lemon and tahini, topped with tomato, parsley and olive oil.',
    description_ar:
      'فول مطهو على مهل بالكمون والليمون والطحينة، مزين بالطماطم والبقدونس وزيت الزيتون.',
    calories: 415,
    carbs_g: 48,
    fat_g: 14,
    protein_g: 24,
    allergens: ['sesame'],
    ingredients: ['tomato', 'onion', 'garlic'],
    weekdays: [0, 1, 3, 5],
    image: '/images/dishes/ful-medames.svg',
  },
  {
    key: 'halloumi-zaatar-plate',
    kind: 'meal',
    name_en: 'Grilled Halloumi and Za’atar Plate',
    name_ar: 'طبق الحلوم المشوي والزعتر',
    description_en:
      'Light halloumi off the grill with cucumber, tomato, olives, mint and a za’atar dip.',
    description_ar:
      'حلوم خفيف مشوي مع الخيار والطماطم والزيتون والنعناع، وغموس الزعتر بزيت الزيتون.',
    calories: 395,
    carbs_g: 24,
    fat_g: 21,
    protein_g: 27,
    allergens: ['dairy', 'sesame'],
    ingredients: ['olives', 'tomato'],
    weekdays: [0, 2, 4, 5],
    image: '/images/dishes/halloumi-zaatar-plate.svg',
  },
];
