import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { DeliveryOutcome } from '../../contract/staff/deliveryDay.ts';
import { useText } from '../i18n/useText.ts';

interface MarkBarProps {
  count: number;
  isRunning: boolean;
  mark: (outcome: DeliveryOutcome) => void;
  clear: () => void;
}

/** The actions for all selected deliveries. */
export function MarkBar({ count, isRunning, mark, clear }: MarkBarProps) {
  const text = useText();
  return (
    <Paper
      role="region"
      aria-label={text('days.chosen', { count })}
      elevation={4}
      sx={{
        displayPrint: 'none',
        position: 'sticky',
        bottom: 8,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
      }}
    >
      <Typography sx={{ flexGrow: 1, fontWeight: 500 }}>
        {text('days.chosen', { count })}
      </Typography>
      <Button onClick={clear}>{text('days.clear')}</Button>
      <Button color="error" variant="outlined" disabled={isRunning} onClick={() => mark('failed')}>
        {text('days.failed')}
      </Button>
      <Button variant="contained" loading={isRunning} onClick={() => mark('delivered')}>
        {text('days.outcome.delivered')}
      </Button>
    </Paper>
  );
}
