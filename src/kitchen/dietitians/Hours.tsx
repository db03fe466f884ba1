import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormState } from 'react-hook-form';
import { SLOT_MINUTES } from '../../contract/appointments.ts';
import { DAY_MINUTES, dayOfWeekday, timeOfMinute } from '../../contract/kuwaitTime.ts';
import { formatDay, formatTime } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ChoiceLine } from '../parts/ChoiceLine.tsx';
import type { ScheduleValues } from './scheduleValues.ts';

const MINUTES = Array.from(
  { length: DAY_MINUTES / SLOT_MINUTES + 1 },
  (_, index) => index * SLOT_MINUTES,
);
const NEW_PART = { weekday: 0, from_minute: 9 * 60, to_minute: 12 * 60 };

/** The parts of the week. */
export function Hours() {
  const text = useText();
  const language = useLanguage();
  const { fields, append, remove } = useFieldArray<ScheduleValues, 'hours'>({ name: 'hours' });
  const { errors } = useFormState<ScheduleValues>();
  const weekdays = Array.from({ length: 7 }, (_, weekday) => ({
    value: weekday,
    label: formatDay(dayOfWeekday(weekday), language, { weekday: 'long' }),
  }));
  const times = MINUTES.map((minute) => ({
    value: minute,
    label: formatTime(timeOfMinute(minute), language),
  }));
  return (
    <Stack component="fieldset" sx={{ gap: 1.5, border: 0, p: 0, m: 0 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
        {text('dietitians.hours')}
      </Typography>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          role="group"
          aria-label={text('dietitians.part', { number: index + 1 })}
          sx={row}
        >
          <ChoiceLine
            size="small"
            name={`hours.${index}.weekday`}
            label={text('dietitians.weekday')}
            choices={weekdays}
          />
          <ChoiceLine
            size="small"
            name={`hours.${index}.from_minute`}
            label={text('dietitians.from')}
            choices={times.slice(0, -1)}
          />
          <ChoiceLine
            size="small"
            name={`hours.${index}.to_minute`}
            label={text('dietitians.to')}
            choices={times.slice(1)}
          />
          <IconButton
            aria-label={text('dietitians.removePart', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      {fields.length === 0 && <Typography>{text('dietitians.noHours')}</Typography>}
      {errors.hours?.message !== undefined && (
        <Typography role="alert" color="error">
          {errors.hours.message}
        </Typography>
      )}
      <Button startIcon={<AddIcon />} sx={{ alignSelf: 'start' }} onClick={() => append(NEW_PART)}>
        {text('dietitians.addPart')}
      </Button>
    </Stack>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr auto', sm: '2fr 1fr 1fr auto' },
  '& > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  gap: 1,
  alignItems: 'center',
};
