import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormState } from 'react-hook-form';
import { kuwaitToday } from '../../contract/kuwaitTime.ts';
import { useText } from '../i18n/useText.ts';
import { DateLine } from '../parts/DateLine.tsx';
import type { ScheduleValues } from './scheduleValues.ts';

/** Days ahead without appointments, whatever the week says. */
export function DaysOff() {
  const text = useText();
  const { fields, append, remove } = useFieldArray<ScheduleValues, 'days_off'>({
    name: 'days_off',
  });
  const { errors } = useFormState<ScheduleValues>();
  const today = kuwaitToday(new Date());
  return (
    <Stack component="fieldset" sx={{ gap: 1.5, border: 0, p: 0, m: 0 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
        {text('dietitians.daysOff')}
      </Typography>
      {fields.map(({ id }, index) => (
        <Stack key={id} direction="row" sx={{ gap: 1, alignItems: 'center', maxWidth: 320 }}>
          <DateLine name={`days_off.${index}.date`} label={text('dietitians.dayOff')} min={today} />
          <IconButton
            aria-label={text('dietitians.removeDayOff', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <DeleteIcon />
          </IconButton>
        </Stack>
      ))}
      {fields.length === 0 && <Typography>{text('dietitians.noDaysOff')}</Typography>}
      {errors.days_off?.message !== undefined && (
        <Typography role="alert" color="error">
          {errors.days_off.message}
        </Typography>
      )}
      <Button
        startIcon={<AddIcon />}
        sx={{ alignSelf: 'start' }}
        onClick={() => append({ date: today })}
      >
        {text('dietitians.addDayOff')}
      </Button>
    </Stack>
  );
}
