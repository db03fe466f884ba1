import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { addDays, isDateText, kuwaitToday } from '../../contract/kuwaitTime.ts';
import { useText } from '../i18n/useText.ts';

interface DateChoiceProps {
  date: string;
  choose: (date: string) => void;
}

export function DateChoice({ date, choose }: DateChoiceProps) {
  const text = useText();
  const today = kuwaitToday(new Date());
  const near = { today, tomorrow: addDays(today, 1) };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', displayPrint: 'none' }}>
      {(['today', 'tomorrow'] as const).map((name) => (
        <Button
          key={name}
          variant={near[name] === date ? 'contained' : 'outlined'}
          aria-pressed={near[name] === date}
          onClick={() => choose(near[name])}
        >
          {text(`days.${name}`)}
        </Button>
      ))}
      <TextField
        key={date}
        label={text('days.date')}
        type="date"
        size="small"
        defaultValue={date}
        // While it is typed, it is no date yet.
        onChange={({ target }) => isDateText(target.value) && choose(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
}
