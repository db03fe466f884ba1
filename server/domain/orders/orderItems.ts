import { filsToText } from '../../../src/contract/money.ts';
import type { SubscriptionDay, SubscriptionItem } from '../../../src/contract/wire/subscription.ts';
import type {
  OrderDay,
  OrderDayDish,
  OrderItem,
  OrderItemAvoidance,
} from '../../db/stores/orderItemStore.ts';

interface OrderParts {
  avoidances: readonly OrderItemAvoidance[];
  days: readonly OrderDay[];
  dishes: readonly OrderDayDish[];
}

export function toSubscriptionItem(item: OrderItem, parts: OrderParts): SubscriptionItem {
  const dishesByDay = groupByDay(parts.dishes);
  return {
    id: item.id,
    product: { name_en: item.product_en, name_ar: item.product_ar },
    variant: { name_en: item.variant_en, name_ar: item.variant_ar },
    image: item.image,
    meals: item.meals,
    snacks: item.snacks,
    quantity: item.quantity,
    price: filsToText(item.unit_price_fils),
    total: filsToText(item.total_fils),
    start_date: item.start_date,
    end_date: item.end_date,
    days: item.days,
    delivery_days: item.delivery_preference,
    delivery_time_slot: { id: item.delivery_time_slot_id, from: item.slot_from, to: item.slot_to },
    meals_selected_by: item.meals_selected_by,
    dislikes_and_allergies: parts.avoidances
      .filter(({ order_item_id }) => order_item_id === item.id)
      .map(({ name_en, name_ar }) => ({ name_en, name_ar })),
    other_dislikes_and_allergies: item.others,
    medical_condition: item.medical_condition,
    dietitian_appointment_date: item.dietitian_appointment_date,
    schedule: parts.days
      .filter(({ order_item_id }) => order_item_id === item.id)
      .map((day) => toDay(day, dishesByDay.get(day.id) ?? [])),
  };
}

function groupByDay(dishes: readonly OrderDayDish[]): ReadonlyMap<number, OrderDayDish[]> {
  const groups = new Map<number, OrderDayDish[]>();
  for (const dish of dishes) {
    const group = groups.get(dish.order_day_id);
    if (group) group.push(dish);
    else groups.set(dish.order_day_id, [dish]);
  }
  return groups;
}

function toDay(day: OrderDay, dishes: readonly OrderDayDish[]): SubscriptionDay {
  return { date: day.date, status: day.status, dishes: dishes.map(toDish) };
}

function toDish(dish: OrderDayDish): SubscriptionDay['dishes'][number] {
  return {
    id: dish.dish_id,
    kind: dish.kind,
    name_en: dish.name_en,
    name_ar: dish.name_ar,
    image: dish.image,
    calories: dish.calories,
    carbs: dish.carbs_g,
    fat: dish.fat_g,
    protein: dish.protein_g,
  };
}
