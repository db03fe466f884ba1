import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { AMOUNT_LIMITS, type AmountFault } from '../contract/rules/payableAmount.ts';
import { formatMoney } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

/** Why a total or a fee cannot be paid, with the limit, in the same words as the server. */
export function useAmountFaultText(): (of: 'total' | 'fee', fault: AmountFault) => string {
  const intl = useIntl();
  const language = useLanguage();
  return useCallback(
    (of, fault) =>
      intl.formatMessage(
        { id: `amount.${of}.${fault}` },
        {
          min: formatMoney(AMOUNT_LIMITS.min, language),
          max: formatMoney(AMOUNT_LIMITS.max, language),
        },
      ),
    [intl, language],
  );
}
