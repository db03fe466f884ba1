import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { orderNote } from '../../contract/staff/orders.ts';
import type { StaffOrderDetails } from '../../contract/wire/staff/orders.ts';
import { noteOrder } from '../api/orders.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { Instant } from '../parts/Instant.tsx';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { Section } from '../parts/Section.tsx';
import { TextLine } from '../parts/TextLine.tsx';

interface OrderNotesProps {
  order: StaffOrderDetails;
  mayWrite: boolean;
}

/** The staff's notes on an order, and a field for another one, which is cleared after saving. */
export function OrderNotes({ order: { id, notes }, mayWrite }: OrderNotesProps) {
  const text = useText();
  const write = useAction(noteOrder, { done: 'orders.noteDone' });
  return (
    <Section title={text('orders.notes')}>
      {notes.map(({ id: number, at, name, note }) => (
        <Box key={number}>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <bdi>{name}</bdi> · <Instant at={at} />
          </Typography>
        </Box>
      ))}
      {mayWrite && (
        <KitchenForm
          key={notes.length}
          values={{ note: '' }}
          action={text('orders.writeNote')}
          submit={async ({ note }) => {
            await write.send({ id, note });
          }}
        >
          <TextLine
            name="note"
            label={text('orders.note')}
            hint={text('orders.noteHint')}
            maxLength={orderNote.max}
            rows={2}
          />
        </KitchenForm>
      )}
    </Section>
  );
}
