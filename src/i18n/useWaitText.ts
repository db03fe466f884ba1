import { useCallback } from 'react';
import { useIntl } from 'react-intl';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Up to this time, single seconds are shown. */
export const COUNTED_IN_SECONDS = 90;

/** Seconds as a customer counts them: "45 seconds", "12 minutes", "2 hours". Never too short. */
export function useWaitText(): (seconds: number) => string {
  const intl = useIntl();
  return useCallback(
    (seconds) => {
      const text = (unit: string, size: number) =>
        intl.formatMessage({ id: `wait.${unit}` }, { count: Math.ceil(seconds / size) });
      if (seconds <= COUNTED_IN_SECONDS) return text('seconds', 1);
      return seconds <= HOUR ? text('minutes', MINUTE) : text('hours', HOUR);
    },
    [intl],
  );
}
