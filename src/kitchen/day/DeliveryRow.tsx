import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Delivery } from '../../contract/wire/staff/day.ts';
import { formatDay } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Mobile } from '../parts/Mobile.tsx';
import type { Marking } from './marking.ts';
import { useStopTexts } from './useStopTexts.ts';

interface DeliveryRowProps extends Marking {
  delivery: Delivery;
}

const row = {
  gap: 1,
  px: 1,
  py: 1.25,
  alignItems: 'start',
  breakInside: 'avoid',
  '& + &': { borderTop: 1, borderColor: 'divider' },
};

export function DeliveryRow({ delivery, chosen, choose, mark, isRunning }: DeliveryRowProps) {
  const text = useText();
  const { order_day_id: id, outcome } = delivery;
  const name = delivery.customer_name || text('days.accountGone');
  return (
    <Stack component="li" direction="row" sx={row}>
      {chosen !== null && (
        <Checkbox
          sx={{ displayPrint: 'none', mt: -0.75 }}
          checked={chosen.has(id)}
          onChange={({ target }) => choose([id], target.checked)}
          slotProps={{ input: { 'aria-label': text('days.choose', { name }) } }}
        />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Place delivery={delivery} name={name} />
        <Outcome delivery={delivery} />
        {chosen !== null && (
          <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', displayPrint: 'none' }}>
            {outcome !== 'delivered' && (
              <Button
                size="small"
                variant="outlined"
                disabled={isRunning}
                aria-label={text('days.markDelivered', { name })}
                onClick={() => mark([id], 'delivered')}
              >
                {text('days.outcome.delivered')}
              </Button>
            )}
            <Button
              size="small"
              color="error"
              disabled={isRunning}
              aria-label={text('days.markFailed', { name })}
              onClick={() => mark([id], 'failed')}
            >
              {text('days.failed')}
            </Button>
          </Stack>
        )}
      </Box>
    </Stack>
  );
}

function Place({ delivery, name }: { delivery: Delivery; name: string }) {
  const text = useText();
  const { name: nameOf, address } = useStopTexts();
  const { phone, comment, quantity, product, order_number } = delivery;
  const direction = delivery.address.special_direction;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Typography component="h5" sx={{ fontWeight: 500 }}>
          <bdi>{name}</bdi>
        </Typography>
        {phone !== null && (
          <Link href={`tel:${phone}`}>
            <Mobile number={phone} />
          </Link>
        )}
        <Typography component="span" variant="body2" color="textSecondary">
          <bdi dir="ltr">{order_number}</bdi> · {nameOf(product)}
          {quantity > 1 && ` · ${text('days.bags', { count: quantity })}`}
        </Typography>
      </Stack>
      <div>{address(delivery.address)}</div>
      {direction !== null && (
        <Typography variant="body2">
          {text('days.direction')} <bdi>{direction}</bdi>
        </Typography>
      )}
      {comment !== null && (
        <Typography variant="body2">
          {text('days.comment')} <bdi>{comment}</bdi>
        </Typography>
      )}
    </>
  );
}

function Outcome({ delivery: { outcome, reason, note, made_up_on } }: { delivery: Delivery }) {
  const text = useText();
  const language = useLanguage();
  if (outcome === null) return null;
  if (outcome === 'delivered' || reason === null) {
    return (
      <Chip size="small" color="success" label={text('days.outcome.delivered')} sx={{ mt: 0.5 }} />
    );
  }
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip size="small" color="error" label={text('days.outcome.failed')} />
      <Typography component="span" variant="body2">
        {text(`days.reason.${reason}`)}
        {note !== null && (
          <>
            {' · '}
            <bdi>{note}</bdi>
          </>
        )}
        {' · '}
        {made_up_on === null
          ? text('days.notMadeUp')
          : text('days.madeUp', { date: formatDay(made_up_on, language) })}
      </Typography>
    </Stack>
  );
}
