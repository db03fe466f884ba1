import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useText } from '../i18n/useText.ts';
import { CheckLine } from '../parts/CheckLine.tsx';
import { ChoiceLine } from '../parts/ChoiceLine.tsx';
import { DateLine } from '../parts/DateLine.tsx';
import { TextLine } from '../parts/TextLine.tsx';

/** The discount of a voucher, its least sub total, its number of uses and its period. */
export function VoucherFields() {
  const text = useText();
  const kind: unknown = useWatch({ name: 'kind' });
  return (
    <>
      <Box sx={pair}>
        <ChoiceLine
          name="kind"
          label={text('vouchers.kind')}
          choices={[
            { value: 'percent', label: text('vouchers.kind.percent') },
            { value: 'amount', label: text('vouchers.kind.amount') },
          ]}
        />
        {kind === 'amount' ? (
          <TextLine key="amount" name="amount" label={text('vouchers.amount')} direction="ltr" />
        ) : (
          <TextLine
            key="percent"
            name="percent"
            label={text('vouchers.percent')}
            direction="ltr"
            inputMode="numeric"
          />
        )}
      </Box>
      <TextLine
        name="minimum_total"
        label={text('vouchers.minimum')}
        hint={text('vouchers.minimumHint')}
        direction="ltr"
      />
      <Box sx={pair}>
        <DateLine name="starts_on" label={text('vouchers.startsOn')} isRequired />
        <DateLine name="ends_on" label={text('vouchers.endsOn')} isRequired />
      </Box>
      <CheckLine name="once_per_customer" label={text('vouchers.once')} />
    </>
  );
}

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
