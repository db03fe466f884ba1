import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Delivery } from '../../contract/wire/staff/day.ts';
import { useText } from '../i18n/useText.ts';
import type { Marking } from './marking.ts';
import { useStopTexts } from './useStopTexts.ts';

interface AreaGroupProps extends Pick<Marking, 'chosen' | 'choose'> {
  deliveries: readonly Delivery[];
  /** Their rows. */
  children: ReactNode;
}

/** The deliveries of a time slot in one area. */
export function AreaGroup({ deliveries, chosen, choose, children }: AreaGroupProps) {
  const text = useText();
  const { area } = useStopTexts();
  const ids = deliveries.map(({ order_day_id }) => order_day_id);
  const count = ids.filter((id) => chosen?.has(id)).length;
  const [first] = deliveries;
  if (first === undefined) return null;
  const name = text('days.area', { area: area(first.address), count: deliveries.length });
  return (
    <Card component="section" sx={{ mb: 1.5, '@media print': { border: 0, overflow: 'visible' } }}>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 0.5,
          px: 1,
          minHeight: 48,
          borderBottom: 1,
          borderColor: 'divider',
          breakAfter: 'avoid',
          // Otherwise the heading could be at the bottom of a page, and its content on the next one.
          breakInside: 'avoid',
        }}
      >
        {chosen !== null && (
          <Checkbox
            sx={{ displayPrint: 'none' }}
            checked={count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            onChange={({ target }) => choose(ids, target.checked)}
            slotProps={{ input: { 'aria-label': text('days.chooseArea', { area: name }) } }}
          />
        )}
        <Typography variant="h3" component="h4">
          {name}
        </Typography>
      </Stack>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Stack>
    </Card>
  );
}
