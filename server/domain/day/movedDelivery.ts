import type { PlannedDelivery } from '../../db/stores/daySheetStore.ts';

export interface MovedDelivery<Day extends PlannedDelivery> {
  readonly day: Day;
  /** The day in its place; null where nothing comes any more, and it is to be paid back. */
  readonly to: string | null;
}
