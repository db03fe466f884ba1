import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { isDateText } from '../../contract/kuwaitTime.ts';
import { datesFault, NUMBERS_AT_MOST } from '../../contract/staff/numbers.ts';
import type { NumbersQuery } from '../../contract/wire/staff/numbers.ts';
import { useText } from '../i18n/useText.ts';
import { daysUntilToday } from './useDates.ts';

/** A week, a month, a quarter. */
const NEAR = [7, 30, 90];

interface DatesChoiceProps {
  dates: NumbersQuery;
  choose: (dates: NumbersQuery) => void;
}

export function DatesChoice({ dates, choose }: DatesChoiceProps) {
  const text = useText();
  const fault = datesFault(dates);
  const problem =
    fault === null ? undefined : text(`numbers.fault.${fault}`, { days: NUMBERS_AT_MOST });
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <Stack direction="row" role="group" aria-label={text('numbers.period')} sx={{ gap: 1 }}>
        {NEAR.map((days) => (
          <NearDays key={days} days={days} dates={dates} choose={choose} />
        ))}
      </Stack>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={`${end} ${dates[end]}`}
          label={text(`numbers.${end}`)}
          type="date"
          size="small"
          defaultValue={dates[end]}
          error={end === 'to' && problem !== undefined}
          helperText={end === 'to' ? problem : undefined}
          // While it is typed, it is no date yet.
          onChange={({ target }) =>
            isDateText(target.value) && choose({ ...dates, [end]: target.value })
          }
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Stack>
  );
}

function NearDays({ days, dates, choose }: DatesChoiceProps & { days: number }) {
  const text = useText();
  const near = daysUntilToday(days);
  const isShown = near.from === dates.from && near.to === dates.to;
  return (
    <Button
      variant={isShown ? 'contained' : 'outlined'}
      aria-pressed={isShown}
      onClick={() => choose(near)}
    >
      {text('numbers.lastDays', { days })}
    </Button>
  );
}
