import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Problem } from './validation.ts';

/** Field names and validation messages in the customer's language. */
export function useFormTexts() {
  const intl = useIntl();
  return useMemo(() => {
    // A newer server may name a field that this build has no text for.
    const nameOf = (field: string) => {
      const id = `field.${field}`;
      return id in intl.messages ? intl.formatMessage({ id }) : field;
    };
    const messageOf = ({ field, key, values: { property = field, ...limits } }: Problem) =>
      intl.formatMessage({ id: key }, { property: nameOf(String(property)), ...limits });
    return { nameOf, messageOf };
  }, [intl]);
}
