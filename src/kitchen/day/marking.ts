import type { DeliveryOutcome } from '../../contract/staff/deliveryDay.ts';

export interface Marking {
  /** Null where nothing can be marked. */
  chosen: ReadonlySet<number> | null;
  choose: (ids: readonly number[], isChosen: boolean) => void;
  mark: (ids: readonly number[], outcome: DeliveryOutcome) => void;
  isRunning: boolean;
}
