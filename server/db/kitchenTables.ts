import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AddressLocation } from '../../src/contract/wire/address.ts';
import type { MealsSelectedBy } from '../../src/contract/wire/cart.ts';
import type { DeliveryPreference, DishKind } from '../../src/contract/wire/common.ts';
import type { ActivityLevel } from '../../src/contract/wire/questionnaire.ts';

/** Lists are stored as JSON text and read as arrays. */
type List<T extends string | number> = JSONColumnType<T[]>;
type Timestamp = ColumnType<Date, Date, Date>;

interface Named {
  name_en: string;
  name_ar: string;
}

interface GovernorateTable extends Named {
  id: Generated<number>;
  code: string;
}

interface AreaTable extends Named {
  id: Generated<number>;
  gov_id: number;
}

interface SiteContentTable {
  key: string;
  value_en: string;
  value_ar: string;
}

interface SettingsTable {
  id: number;
  delivery_fee_fils: number;
  free_delivery_from_fils: number | null;
}

interface ClosedDayTable extends Named {
  date: string;
  kind: 'fixed' | 'lunar' | 'kitchen';
}

interface DeliveryTimeSlotTable {
  id: Generated<number>;
  from_time: string;
  to_time: string;
  active: Generated<boolean>;
}

interface PackageCategoryTable extends Named {
  id: Generated<number>;
  key: string;
  tagline_en: string;
  tagline_ar: string;
  description_en: string;
  description_ar: string;
  highlights_en: List<string>;
  highlights_ar: List<string>;
  image: string;
  meal_options: List<number>;
  snack_options: List<number>;
  position: number;
  active: Generated<boolean>;
}

interface PackageDayOptionTable {
  package_category_id: number;
  days: number;
  discount_percent: number;
}

interface PackageCategoryImageTable {
  id: Generated<number>;
  package_category_id: number;
  url: string;
  alt_en: string;
  alt_ar: string;
  position: number;
}

interface PackageVariantTable extends Named {
  id: Generated<number>;
  package_category_id: number;
  key: string;
  protein_g: number;
  calories_from: number;
  calories_to: number;
  price_per_meal_fils: number;
  price_per_snack_fils: number;
  position: number;
  active: Generated<boolean>;
}

interface KeyedNameTable extends Named {
  id: Generated<number>;
  key: string;
}

interface DishTable extends Named {
  id: Generated<number>;
  key: string;
  kind: DishKind;
  description_en: string;
  description_ar: string;
  image: string;
  calories: number;
  carbs_g: number;
  fat_g: number;
  protein_g: number;
  weekdays: List<number>;
  position: number;
  active: Generated<boolean>;
}

interface CustomerTable {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  civil_id: string | null;
  password_hash: string;
  terms_accepted_at: Timestamp;
  created_at: Timestamp;
}

interface SessionTable {
  id: Generated<number>;
  token_hash: string;
  customer_id: number;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
}

interface AddressTable {
  id: Generated<number>;
  customer_id: number;
  title: string | null;
  location: AddressLocation;
  area_id: number;
  block: string;
  street: string;
  avenue: string | null;
  house_building: string;
  floor: string | null;
  apartment: string | null;
  special_direction: string | null;
  created_at: Timestamp;
}

interface VoucherTable {
  id: Generated<number>;
  code: string;
  kind: 'percent' | 'amount';
  percent: number | null;
  amount_fils: number | null;
  minimum_total_fils: number;
  once_per_customer: boolean;
  starts_on: string;
  ends_on: string;
}

interface VoucherUseTable {
  id: Generated<number>;
  voucher_id: number;
  customer_id: number;
  order_id: number;
  once_per_customer: boolean;
  used_at: Timestamp;
}

interface CartTable {
  id: Generated<number>;
  customer_id: number;
  status: Generated<'open' | 'ordered'>;
  comment: string | null;
  address_id: number | null;
  voucher_id: number | null;
  created_at: Timestamp;
}

interface CartItemTable {
  id: Generated<number>;
  cart_id: number;
  variant_id: number;
  meals: number;
  snacks: number;
  days: number;
  start_date: string;
  delivery_preference: DeliveryPreference;
  delivery_time_slot_id: number;
  quantity: number;
  meals_selected_by: MealsSelectedBy | null;
  created_at: Timestamp;
}

interface QuestionnaireTable {
  id: Generated<number>;
  customer_id: number;
  /** Null once the line is gone: the answers stay to fill in the next questionnaire. */
  cart_item_id: number | null;
  medical_condition: boolean;
  medical_condition_details: string | null;
  no_dislikes_allergies: boolean;
  others: string | null;
  age: number;
  height: number;
  weight: number;
  activity_level: ActivityLevel;
  dietitian_appointment_date: string | null;
  saved_at: Timestamp;
}

interface RateLimitTable {
  key: string;
  window_ends_at: Timestamp;
  count: number;
}

export interface KitchenTables {
  governorates: GovernorateTable;
  areas: AreaTable;
  site_content: SiteContentTable;
  settings: SettingsTable;
  closed_days: ClosedDayTable;
  delivery_time_slots: DeliveryTimeSlotTable;
  package_categories: PackageCategoryTable;
  package_day_options: PackageDayOptionTable;
  package_category_images: PackageCategoryImageTable;
  package_variants: PackageVariantTable;
  allergens: KeyedNameTable;
  ingredients: KeyedNameTable;
  dishes: DishTable;
  dish_allergens: { dish_id: number; allergen_id: number };
  dish_ingredients: { dish_id: number; ingredient_id: number };
  customers: CustomerTable;
  sessions: SessionTable;
  addresses: AddressTable;
  vouchers: VoucherTable;
  voucher_uses: VoucherUseTable;
  carts: CartTable;
  cart_items: CartItemTable;
  questionnaires: QuestionnaireTable;
  questionnaire_allergens: { questionnaire_id: number; allergen_id: number };
  questionnaire_dislikes: { questionnaire_id: number; ingredient_id: number };
  cart_item_dishes: { cart_item_id: number; date: string; dish_id: number; position: number };
  rate_limits: RateLimitTable;
}
