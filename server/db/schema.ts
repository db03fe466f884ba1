import type { Generated, JSONColumnType } from 'kysely';

/** Written by `npm run db:types` from the migrated database: change a migration, then run it. */
export interface Database {
  account_mails: {
    id: Generated<number>;
    customer_id: number;
    kind: 'confirm_email' | 'email_changed' | 'password_changed';
    /** Where it goes: the new e-mail (confirm_email), the former one (email_changed), or the present one. */
    email: string;
    language: 'en' | 'ar';
    created_at: Date;
    expires_at: Date;
    mail_due_at: Date | null;
    token_hash: string | null;
    /** Of the session that asked for the new e-mail, which outlives the change. */
    session_hash: string | null;
    used_at: Date | null;
  };
  addresses: {
    id: Generated<number>;
    customer_id: number;
    title: string | null;
    location: 'home' | 'office';
    area_id: number;
    block: string;
    street: string;
    avenue: string | null;
    house_building: string;
    floor: string | null;
    apartment: string | null;
    special_direction: string | null;
    created_at: Date;
  };
  allergens: {
    id: Generated<number>;
    key: string;
    name_en: string;
    name_ar: string;
  };
  appointments: {
    id: Generated<number>;
    customer_id: number;
    dietitian_id: number;
    language: 'en' | 'ar';
    status: 'pending' | 'received' | 'accepted' | 'rejected' | 'cancelled' | 'failed';
    /** Kuwait day, as the time is Kuwait time. */
    date: string;
    time: string;
    /** The fee of the dietitian when the slot was chosen. */
    fee_fils: number;
    comments: string;
    customer_name: string;
    email: string;
    phone: string | null;
    created_at: Date;
    /** When the first slot of this appointment was chosen: its hold ends half an hour later at the latest. */
    held_since: Date;
    held_until: Date;
    paid_at: Date | null;
    /** Money was taken that has to go back by hand, or has gone back. */
    refund_due: Generated<boolean>;
    cancelled_at: Date | null;
    cancelled_by: 'customer' | 'other' | null;
    rejected_reason: string | null;
    /** Counts the changes of a paid appointment, for calendars. */
    calendar_sequence: Generated<number>;
    /** The newest mail: it replaces one that has not gone out. */
    mail:
      | 'received'
      | 'confirmed'
      | 'cancelled'
      | 'lost'
      | 'moved'
      | 'rescheduled'
      | 'reminder'
      | null;
    /** When it is to be sent, or sent again; null once it is out. */
    mail_due_at: Date | null;
    /** When the customer is to be reminded; null where that is done, or not wanted. */
    reminder_due_at: Date | null;
  };
  areas: {
    id: Generated<number>;
    gov_id: number;
    name_en: string;
    name_ar: string;
    /** False where the kitchen no longer delivers to: old addresses name it. */
    served: Generated<boolean>;
  };
  audit_log: {
    id: Generated<number>;
    at: Date;
    /** Null for what was done at the command line. */
    staff_id: number | null;
    action: string;
    subject: string;
    subject_id: number | null;
    before: JSONColumnType<Record<string, unknown> | null, string | null, string | null>;
    after: JSONColumnType<Record<string, unknown> | null, string | null, string | null>;
    request_id: string | null;
  };
  cart_item_dishes: {
    cart_item_id: number;
    date: string;
    dish_id: number;
    position: number;
  };
  cart_items: {
    id: Generated<number>;
    cart_id: number;
    variant_id: number;
    meals: number;
    snacks: number;
    days: number;
    start_date: string;
    delivery_preference: 'all_days' | 'except_friday' | 'except_friday_saturday';
    delivery_time_slot_id: number;
    quantity: number;
    meals_selected_by: 'customer' | 'dietitian' | null;
    created_at: Date;
    /** The paid plan that it goes on with. */
    renews_item_id: number | null;
  };
  carts: {
    id: Generated<number>;
    customer_id: number;
    status: Generated<'open' | 'ordered'>;
    comment: string | null;
    address_id: number | null;
    voucher_id: number | null;
    created_at: Date;
  };
  choice_reminders: {
    id: Generated<number>;
    order_id: number;
    /** The first of the days that the mail names: the one that closes next. */
    date: string;
    /** When to say so; null where that is done or needless. */
    mail_due_at: Date | null;
  };
  closed_days: {
    date: string;
    name_en: string;
    name_ar: string;
    kind: 'fixed' | 'lunar' | 'kitchen';
  };
  contact_messages: {
    id: Generated<number>;
    language: 'en' | 'ar';
    name: string;
    email: string;
    phone: string | null;
    subject: string;
    message: string;
    created_at: Date;
    /** When it is to be mailed to the kitchen, or mailed again; null once it is out. */
    mail_due_at: Date | null;
    /** Who was logged in; null for a guest. */
    customer_id: number | null;
    state: Generated<'new' | 'read' | 'answered' | 'closed'>;
    /** What the staff wrote back; there is one at most. */
    answer: string | null;
    answered_at: Date | null;
    /** When the answer is mailed; null once it is out, or while there is none. */
    answer_due_at: Date | null;
  };
  content_version: {
    id: Generated<boolean>;
    version: number;
  };
  customers: {
    id: Generated<number>;
    first_name: string;
    last_name: string;
    email: string;
    phone: string | null;
    /** Encrypted: v1, the id of the key, then IV, tag and ciphertext. */
    civil_id: string | null;
    password_hash: string;
    terms_accepted_at: Date;
    created_at: Date;
    /** The person is gone: the row stays for the orders that point to it. */
    deleted_at: Date | null;
  };
  delivery_time_slots: {
    id: Generated<number>;
    from_time: string;
    to_time: string;
    active: Generated<boolean>;
  };
  dietitian_days_off: {
    dietitian_id: number;
    date: string;
  };
  dietitian_hours: {
    dietitian_id: number;
    weekday: number;
    /** Minutes after midnight in Kuwait: the first slot starts then. */
    from_minute: number;
    /** The last slot ends by then. */
    to_minute: number;
  };
  dietitians: {
    id: Generated<number>;
    key: string;
    name_en: string;
    name_ar: string;
    title_en: string;
    title_ar: string;
    bio_en: string;
    bio_ar: string;
    /** Where the dietitian sees customers. */
    place_en: string;
    place_ar: string;
    image: string;
    fee_fils: number;
    position: number;
    active: Generated<boolean>;
  };
  dish_allergens: {
    dish_id: number;
    allergen_id: number;
  };
  dish_checks: {
    dish_id: number;
    asked_at: Date;
  };
  dish_ingredients: {
    dish_id: number;
    ingredient_id: number;
  };
  dishes: {
    id: Generated<number>;
    key: string;
    kind: 'meal' | 'snack';
    name_en: string;
    name_ar: string;
    description_en: string;
    description_ar: string;
    image: string;
    /** Kilocalories of the standard portion; each plan has portions of its own. */
    calories: number;
    carbs_g: number;
    fat_g: number;
    protein_g: number;
    weekdays: JSONColumnType<number[]>;
    position: number;
    active: Generated<boolean>;
    vegetarian: Generated<boolean>;
    /** Grows with each change: who saves knows which one they saw. */
    version: Generated<number>;
    /** The picture of the sample, which the dish can go back to. */
    drawing: string | null;
  };
  enquiry_slots: {
    number: number;
    used_at: Date | null;
  };
  failed_deliveries: {
    id: Generated<number>;
    order_day_id: number;
    reason: 'nobody_there' | 'address_not_found' | 'not_accepted' | 'kitchen' | 'other';
    /** For the staff; the customer is told the reason alone. */
    note: string | null;
    failed_at: Date;
    /** When it was said that it had arrived after all; null where it stays so. */
    corrected_at: Date | null;
    /** When the customer is to be told of the failure, or of its correction; null once that is out or needless. */
    mail_due_at: Date | null;
  };
  governorates: {
    id: Generated<number>;
    code: string;
    name_en: string;
    name_ar: string;
  };
  health_consents: {
    id: Generated<number>;
    customer_id: number;
    /** Of the text that was agreed to. */
    text_version: string | null;
    language: 'en' | 'ar' | null;
    /** Null where the answers came without one, and were withdrawn. */
    given_at: Date | null;
    withdrawn_at: Date | null;
    /** Withdrawn, and there may be answers still: a job looks for those of ended plans until there are none. */
    answers_left: Generated<boolean>;
  };
  ingredients: {
    id: Generated<number>;
    key: string;
    name_en: string;
    name_ar: string;
  };
  known_addresses: {
    customer_id: number;
    address_hash: string;
    last_used_at: Date;
  };
  mail_opt_outs: {
    customer_id: number;
    kind:
      | 'plan_changes'
      | 'freeze'
      | 'choose_meals'
      | 'renewal'
      | 'dietitian'
      | 'appointment_reminder';
    switched_off_at: Date;
  };
  mail_switches: {
    token_hash: string;
    customer_id: number;
    kind:
      | 'plan_changes'
      | 'freeze'
      | 'choose_meals'
      | 'renewal'
      | 'dietitian'
      | 'appointment_reminder';
    expires_at: Date;
  };
  order_addresses: {
    id: Generated<number>;
    order_id: number;
    /** The address that this is a copy of; it may be gone. */
    address_id: number;
    title: string | null;
    location: 'home' | 'office';
    gov_id: number;
    governorate_en: string;
    governorate_ar: string;
    area_id: number;
    area_en: string;
    area_ar: string;
    block: string;
    street: string;
    avenue: string | null;
    house_building: string;
    floor: string | null;
    apartment: string | null;
    special_direction: string | null;
  };
  order_day_dishes: {
    order_day_id: number;
    dish_id: number;
    kind: 'meal' | 'snack';
    position: number;
    name_en: string;
    name_ar: string;
    image: string;
    calories: number;
    carbs_g: number;
    fat_g: number;
    protein_g: number;
    selected_by: 'customer' | 'dietitian';
  };
  order_days: {
    id: Generated<number>;
    order_item_id: number;
    date: string;
    status: 'scheduled' | 'delivered' | 'skipped' | 'frozen' | 'cancelled';
    order_address_id: number;
    /** When the dishes that were open were chosen, or none could be; null until then. */
    planned_at: Date | null;
    /** The skipped or frozen day in whose place it was added at the end; null for a day that was bought. */
    makes_up_for: number | null;
    delivery_time_slot_id: number;
    slot_from: string;
    slot_to: string;
  };
  order_item_avoidances: {
    order_item_id: number;
    kind: 'allergen' | 'dislike';
    source_id: number;
    name_en: string;
    name_ar: string;
  };
  order_items: {
    id: Generated<number>;
    order_id: number;
    package_category_id: number;
    product_en: string;
    product_ar: string;
    variant_id: number;
    variant_en: string;
    variant_ar: string;
    image: string;
    meals: number;
    snacks: number;
    days: number;
    quantity: number;
    unit_price_fils: number;
    total_fils: number;
    start_date: string;
    end_date: string;
    delivery_preference: 'all_days' | 'except_friday' | 'except_friday_saturday';
    /** As it was bought; each day has its own. */
    delivery_time_slot_id: number;
    slot_from: string;
    slot_to: string;
    meals_selected_by: 'customer' | 'dietitian';
    medical_condition: string | null;
    others: string | null;
    /** Null, as the other health answers, once they were withdrawn or the account was deleted. */
    age: number | null;
    height: number | null;
    weight: number | null;
    activity_level: 'sedentary' | 'light' | 'moderate' | 'active' | 'very_active' | null;
    dietitian_appointment_date: string | null;
    /** What was promised of a day; null where the order is older than the promise. */
    daily_calories: number | null;
    /** What was promised of a day; null where the order is older than the promise. */
    daily_protein_g: number | null;
    /** Its dishes come from the vegetarian ones alone. */
    vegetarian: boolean;
    /** Kilocalories that were promised of a meal. */
    meal_calories: number;
    meal_protein_g: number;
    /** Kilocalories that were promised of a snack. */
    snack_calories: number;
    snack_protein_g: number;
    /** The plan that it goes on with. */
    renews_item_id: number | null;
  };
  order_notes: {
    id: Generated<number>;
    order_id: number;
    staff_id: number;
    note: string;
    noted_at: Date;
  };
  orders: {
    id: Generated<number>;
    customer_id: number;
    cart_id: number;
    language: 'en' | 'ar';
    status: 'pending' | 'received' | 'accepted' | 'failed' | 'rejected';
    customer_name: string;
    customer_email: string;
    customer_phone: string | null;
    comment: string | null;
    sub_total_fils: number;
    delivery_fils: number;
    discount_fils: number;
    voucher_id: number | null;
    coupon_code: string | null;
    coupon_discount_fils: number;
    grand_total_fils: number;
    /** The first delivered day of all its plans. */
    start_date: string;
    /** The last delivered day of all its plans. */
    end_date: string;
    created_at: Date;
    paid_at: Date | null;
    /** It was never paid, and can no longer be. */
    closed_at: Date | null;
    /** When the confirmation is to be sent, or sent again; null once it is out. */
    confirmation_due_at: Date | null;
    /** lapsed: its first delivery could no longer be prepared; changed: its plans went back to the cart; account_deleted: its customer has gone. */
    closed_reason: 'lapsed' | 'changed' | 'account_deleted' | null;
    /** The mail about money for a closed order is due or out: it is said once. */
    refund_told: Generated<boolean>;
    /** When the mail about money for a closed order is to be sent, or sent again; null once it is out. */
    refund_mail_due_at: Date | null;
    rejected_at: Date | null;
    /** What the customer was told; null once the account was deleted. */
    rejected_reason: string | null;
    /** When the mail about the rejection is to be sent, or sent again; null once it is out. */
    rejection_due_at: Date | null;
    /** How often the staff had a mail about it sent again: each copy has a name of its own. */
    mails_repeated: Generated<number>;
  };
  package_categories: {
    id: Generated<number>;
    key: string;
    name_en: string;
    name_ar: string;
    tagline_en: string;
    tagline_ar: string;
    description_en: string;
    description_ar: string;
    highlights_en: JSONColumnType<string[]>;
    highlights_ar: JSONColumnType<string[]>;
    image: string;
    meal_options: JSONColumnType<number[]>;
    snack_options: JSONColumnType<number[]>;
    position: number;
    active: Generated<boolean>;
    /** Its menu has the vegetarian dishes alone. */
    vegetarian: Generated<boolean>;
    /** Those that a customer can choose from. */
    delivery_preferences: JSONColumnType<Database['cart_items']['delivery_preference'][]>;
    /** Grows with each change of the package, its variants or its lengths. */
    version: Generated<number>;
    /** The picture of the sample, which the package can go back to. */
    drawing: string | null;
    /** Those of the sample, with their texts. */
    gallery_drawings: JSONColumnType<{ url: string; alt_en: string; alt_ar: string }[]>;
  };
  package_category_images: {
    id: Generated<number>;
    package_category_id: number;
    url: string;
    alt_en: string;
    alt_ar: string;
    position: number;
  };
  package_day_options: {
    package_category_id: number;
    days: number;
    discount_percent: number;
  };
  package_variants: {
    id: Generated<number>;
    package_category_id: number;
    key: string;
    name_en: string;
    name_ar: string;
    price_per_meal_fils: number;
    price_per_snack_fils: number;
    position: number;
    active: Generated<boolean>;
    /** Kilocalories that are promised of a meal. */
    meal_calories: number;
    meal_protein_g: number;
    /** Kilocalories that are promised of a snack. */
    snack_calories: number;
    snack_protein_g: number;
  };
  password_resets: {
    /** At most one link for each customer: a newer one replaces it. */
    customer_id: number;
    token_hash: string;
    expires_at: Date;
  };
  payment_attempts: {
    id: Generated<number>;
    /** What is paid for: an order or an appointment, one of the two. */
    order_id: number | null;
    /** Counts from 1 within the order or the appointment. */
    number: number;
    reference: string;
    source: 'relay' | 'direct';
    amount_fils: number;
    status: 'pending' | 'captured' | 'failed' | 'abandoned';
    /** As the gateway gave it at the checkout. */
    payment_token: string | null;
    result_code: string | null;
    flag:
      | 'wrong_amount'
      | 'other_currency'
      | 'other_token'
      | 'second_capture'
      | 'order_closed'
      | 'appointment_closed'
      | 'slot_lost'
      | 'other_reference'
      | null;
    needs_refund: Generated<boolean>;
    created_at: Date;
    /** The browser or a webhook called it paid: the customer waits for the answer of the gateway. */
    hinted_at: Date | null;
    /** When a page view, a result or a webhook last asked the gateway. */
    last_enquired_at: Date | null;
    /** An enquiry is under way, at the longest until then. */
    enquiring_until: Date | null;
    decided_at: Date | null;
    next_check_at: Date | null;
    checks: Generated<number>;
    appointment_id: number | null;
    /** What the return said that the gateway charges; the charge of the enquiry goes before it. */
    reported_charge_fils: number | null;
  };
  payment_captures: {
    id: Generated<number>;
    /** What is paid for: an order or an appointment, one of the two. */
    order_id: number | null;
    attempt_id: number;
    token: string | null;
    payment_id: string | null;
    payment_type: string | null;
    result_code: string | null;
    amount_fils: number | null;
    administrative_charge_fils: number | null;
    /** As the gateway says; null where it does not: it tells captures from one another. */
    paid_on: Date | null;
    /** It is the capture that pays. */
    settles: boolean;
    /** Why the money cannot pay what it was meant for. */
    refund_reason:
      | 'wrong_amount'
      | 'other_currency'
      | 'other_token'
      | 'second_capture'
      | 'order_closed'
      | 'appointment_closed'
      | 'slot_lost'
      | null;
    recorded_at: Date;
    appointment_id: number | null;
  };
  pictures: {
    name: string;
    body: Buffer;
    created_at: Date;
    /** A dish or a package has or had it: what was bought keeps its pictures. */
    used: Generated<boolean>;
  };
  plan_change_dishes: {
    plan_change_id: number;
    dish_id: number;
    /** True where it was put in, false where it was taken out. */
    added: boolean;
    name_en: string;
    name_ar: string;
  };
  plan_changes: {
    id: Generated<number>;
    order_item_id: number;
    /** Of the day that was changed; the first of a freeze or of another delivery, and the first delivery after a freeze that was ended. */
    date: string;
    /** Of the request, or of the order, and of the mail about it. */
    language: 'en' | 'ar';
    changed_at: Date;
    mail_due_at: Date | null;
    kind:
      | 'meals'
      | 'skipped'
      | 'taken_back'
      | 'frozen'
      | 'freeze_ended'
      | 'delivery'
      | 'kitchen_closed';
    /** Where a skipped delivery or that of a closed day goes, whence one that is taken back comes, and the last day of a plan that is frozen; null for any other change, and where no other day makes up for a closed one. */
    moved_to: string | null;
    /** The last day of a freeze, and of another delivery that ends again; null for any other change. */
    until: string | null;
    /** Of another delivery, 0 Sunday to 6 Saturday; null for all of them. */
    weekdays: JSONColumnType<number[] | null, string | null, string | null>;
    /** Where another delivery goes, also that of days which are added later; null where each day kept its address. */
    order_address_id: number | null;
    /** When another delivery comes; null where each day kept its time. */
    delivery_time_slot_id: number | null;
    slot_from: string | null;
    slot_to: string | null;
    /** The dietitian changes the meals of days that customers have left to the kitchen; the kitchen closes days. */
    made_by: Generated<'customer' | 'dietitian' | 'kitchen'>;
  };
  plan_freezes: {
    id: Generated<number>;
    order_item_id: number;
    from_date: string;
    /** Included; of one that was ended early, the day before the first delivery. */
    until_date: string;
    ended_early: Generated<boolean>;
    /** Of the request, and of the mail that says that it ends. */
    language: 'en' | 'ar';
    /** When to say that it ends; null where that is said or needless. */
    mail_due_at: Date | null;
  };
  plan_reminders: {
    id: Generated<number>;
    order_item_id: number;
    kind: 'renewal' | 'dietitian';
    created_at: Date;
    mail_due_at: Date | null;
  };
  plan_stops: {
    id: Generated<number>;
    order_item_id: number;
    stopped_at: Date;
    /** The first day that is not delivered any more. */
    from_date: string;
    /** How many days are not delivered. */
    days: number;
    /** What goes back; 0 where nothing was paid. */
    amount_fils: number;
    /** Of the request, and of the mail about it. */
    language: 'en' | 'ar';
    mail_due_at: Date | null;
  };
  problem_reports: {
    id: Generated<number>;
    request_id: string;
    /** What the customer wrote; null for nothing. */
    message: string | null;
    /** JSON as the customer saw it, written by a browser: never trusted. */
    recording: string;
    created_at: Date;
    state: Generated<'new' | 'read' | 'closed'>;
  };
  questionnaire_allergens: {
    questionnaire_id: number;
    allergen_id: number;
  };
  questionnaire_dislikes: {
    questionnaire_id: number;
    ingredient_id: number;
  };
  questionnaires: {
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
    activity_level: 'sedentary' | 'light' | 'moderate' | 'active' | 'very_active';
    dietitian_appointment_date: string | null;
    saved_at: Date;
  };
  rate_limits: {
    key: string;
    window_ends_at: Date;
    count: number;
  };
  refunds: {
    id: Generated<number>;
    capture_id: number;
    /** The plan that was stopped, for whose days it goes back. */
    plan_stop_id: number | null;
    /** Null where that of the capture could not be read. */
    amount_fils: number | null;
    due_at: Date;
    /** When it was recorded that the money went back. */
    refunded_at: Date | null;
    /** What the person who gave it back wrote down: the number of the refund in the portal. */
    reference: string | null;
    /** When the customer is to be told that the money went back; null once that is out, or before. */
    mail_due_at: Date | null;
    /** The delivery that failed and is not made up for; with neither, all that is left of the capture goes back. */
    order_day_id: number | null;
  };
  sessions: {
    id: Generated<number>;
    token_hash: string;
    customer_id: number;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
  };
  settings: {
    id: number;
    delivery_fee_fils: number;
    free_delivery_from_fils: number | null;
    /** The kitchen has closed the shop for a while. */
    maintenance: Generated<boolean>;
    /** Grows with each change of the delivery fee. */
    version: Generated<number>;
  };
  site_content: {
    key: string;
    value_en: string;
    value_ar: string;
    /** Grows with each change; that of all texts is their sum. */
    version: Generated<number>;
  };
  staff: {
    id: Generated<number>;
    name: string;
    email: string;
    role: 'manager' | 'kitchen' | 'dietitian' | 'service';
    /** Null until the link of the account was used. */
    password_hash: string | null;
    /** The secret that makes the codes, encrypted as civil IDs are; null where the account has none. */
    second_factor: string | null;
    /** When the last code was made, in steps of half a minute since 1970: no code is taken twice. */
    last_code_step: number | null;
    created_at: Date;
    disabled_at: Date | null;
  };
  staff_addresses: {
    staff_id: number;
    address_hash: string;
    last_used_at: Date;
  };
  staff_links: {
    staff_id: number;
    token_hash: string;
    /** The secret that is shown, encrypted. */
    second_factor: string;
    expires_at: Date;
  };
  staff_sessions: {
    id: Generated<number>;
    token_hash: string;
    staff_id: number;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
  };
  voucher_uses: {
    id: Generated<number>;
    voucher_id: number;
    customer_id: number;
    used_at: Date;
    order_id: number;
    once_per_customer: boolean;
  };
  vouchers: {
    id: Generated<number>;
    code: string;
    kind: 'percent' | 'amount';
    percent: number | null;
    amount_fils: number | null;
    minimum_total_fils: number;
    once_per_customer: boolean;
    starts_on: string;
    ends_on: string;
    /** Grows with each change: who saves knows which one they saw. */
    version: Generated<number>;
  };
}
