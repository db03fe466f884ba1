import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Label } from '../../contract/wire/staff/day.ts';
import { getLabels } from '../api/days.ts';
import { useText } from '../i18n/useText.ts';
import { Sheet } from './Sheet.tsx';
import { Totals } from '../parts/Totals.tsx';
import { useStopTexts } from './useStopTexts.ts';

/** One for each bag, in the order in which they are brought. */
export function Labels({ date }: { date: string }) {
  const text = useText();
  return (
    <Sheet request={getLabels(date)} isEmpty={({ items }) => items.length === 0}>
      {({ items }) => (
        <>
          <Box sx={{ displayPrint: 'none', display: 'grid', gap: 2 }}>
            <Totals totals={[[text('days.labels'), items.flatMap(bagsOf).length]]} />
            <Alert severity="info">{text('days.labelsLogged')}</Alert>
          </Box>
          <Box component="ul" sx={grid}>
            {items.flatMap((label) =>
              bagsOf(label).map((bag) => (
                <LabelCard key={`${label.order_day_id} ${bag}`} label={label} bag={bag} />
              )),
            )}
          </Box>
        </>
      )}
    </Sheet>
  );
}

const bagsOf = ({ quantity }: Label): number[] =>
  Array.from({ length: quantity }, (_, index) => index + 1);

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  '@media print': { gridTemplateColumns: '1fr 1fr', gap: '4mm' },
};

const card = {
  p: 1.5,
  gap: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  minWidth: 0,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '@media print': { borderColor: '#000', borderRadius: 0 },
};

const warning = { border: 2, borderColor: 'error.main', borderRadius: 1, px: 1, py: 0.5 };

function LabelCard({ label, bag }: { label: Label; bag: number }) {
  const text = useText();
  const { name, list, area, slot, address } = useStopTexts();
  const { quantity, allergies, dislikes, others, answered, order_number } = label;
  const direction = label.address.special_direction;
  return (
    <Stack component="li" sx={card}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h3" variant="h2">
          <bdi>{label.customer_name || text('days.accountGone')}</bdi>
        </Typography>
        <Typography variant="body2">
          <bdi dir="ltr">{order_number}</bdi>
        </Typography>
      </Stack>
      <Typography variant="body2">
        {name(label.product)} · {name(label.variant)}
        {quantity > 1 && ` · ${text('days.bag', { bag, of: quantity })}`}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {label.dishes.map((dish, index) => (
          <li key={index}>{name(dish)}</li>
        ))}
      </Box>
      {label.dishes.length === 0 && <div>{text('days.noDishes')}</div>}
      {!answered && <Box sx={warning}>{text('days.notAnswered')}</Box>}
      {allergies.length > 0 && (
        <Box sx={warning}>
          <strong>{text('days.allergies', { names: list(allergies) })}</strong>
        </Box>
      )}
      {dislikes.length > 0 && <div>{text('days.dislikes', { names: list(dislikes) })}</div>}
      {others !== null && (
        <div>
          {text('days.others')} <bdi>{others}</bdi>
        </div>
      )}
      <Typography
        variant="body2"
        component="div"
        sx={{ mt: 'auto', pt: 0.5, borderTop: 1, borderColor: 'divider' }}
      >
        <strong>
          {slot(label.slot)} · {area(label.address)}
        </strong>
        <div>{address(label.address)}</div>
        {direction !== null && <bdi>{direction}</bdi>}
      </Typography>
    </Stack>
  );
}
