import type { DishKind } from '../contract/wire/common.ts';
import type { Nutrition } from '../contract/wire/nutrition.ts';
import { localized, nutrition, readDishKind, readName, type Name } from './common.ts';
import { day, id, instant, list, object, text, time } from './shape.ts';

export type KeptDish = Name & Nutrition & { id: number; kind: DishKind };

/** A delivery that the device stores: dishes and time, nothing about address or health. */
export interface KeptDay {
  order: number;
  /** When the kitchen answered it. */
  saved_at: string;
  date: string;
  slot: { from: string; to: string };
  /** The package. */
  product: Name;
  dishes: KeptDish[];
}

const readAll = list(
  object<KeptDay>({
    order: id,
    saved_at: instant,
    date: day,
    slot: object<KeptDay['slot']>({ from: time, to: time }),
    product: readName,
    dishes: list(
      object<KeptDish>({ id, kind: readDishKind, ...localized(text, 'name'), ...nutrition }),
    ),
  }),
);

/** The browser's storage may hold anything: malformed data are ignored. */
export function readKeptDays(stored: unknown): KeptDay[] {
  try {
    return readAll(stored ?? []);
  } catch {
    return [];
  }
}
