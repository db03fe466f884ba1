import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useFieldArray } from 'react-hook-form';
import { PLAN_DAYS } from '../../contract/planSize.ts';
import { MOST_DISCOUNT_PERCENT } from '../../contract/staff/catalog.ts';
import { useText } from '../i18n/useText.ts';
import { TextLine } from '../parts/TextLine.tsx';
import { digitsOf, wholeNumber } from '../parts/typedChecks.ts';
import { AddButton } from './AddButton.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { newDayOption, type PackageValues } from './packageValues.ts';

/** The numbers of days that can be bought, with their discounts. */
export function DayOptions() {
  const text = useText();
  const { fields, append, remove } = useFieldArray<PackageValues, 'day_options'>({
    name: 'day_options',
  });
  return (
    <FieldGroup name="day_options" title={text('packages.dayOptions')}>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          role="group"
          aria-label={text('packages.dayOption', { number: index + 1 })}
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr 1fr auto',
            gap: 1.5,
            alignItems: 'center',
          }}
        >
          <TextLine
            name={`day_options.${index}.days`}
            label={text('packages.daysSold')}
            direction="ltr"
            inputMode="numeric"
            check={wholeNumber}
            maxLength={digitsOf(PLAN_DAYS.max)}
          />
          <TextLine
            name={`day_options.${index}.discount_percent`}
            label={text('packages.discount')}
            direction="ltr"
            inputMode="numeric"
            check={wholeNumber}
            maxLength={digitsOf(MOST_DISCOUNT_PERCENT)}
          />
          <IconButton
            aria-label={text('packages.removeDays', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <AddButton onClick={() => append(newDayOption)}>{text('packages.addDays')}</AddButton>
    </FieldGroup>
  );
}
