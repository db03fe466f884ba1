import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Problem } from './validation.ts';

/** Field names and validation messages in the customer's language. */
export function useFormTexts() {
  const intl = useIntl();
  return useMemo(() => {
    const nameOf = (field: string) => intl.formatMessage({ id: `field.${field}` });
    const messageOf = ({ field, key, values }: Problem) =>
      intl.formatMessage({ id: key }, { property: nameOf(field), ...values });
    return { nameOf, messageOf };
  }, [intl]);
}
