import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useInput } from 'ra-core';
import {
  failureNote,
  failureReasons,
  type FailureReason,
} from '../../contract/staff/deliveryDay.ts';
import { useText } from '../i18n/useText.ts';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { TextLine } from '../parts/TextLine.tsx';

interface Failed {
  reason: FailureReason;
  note: string;
}

interface FailDialogProps {
  count: number;
  send: (failed: Failed) => Promise<unknown>;
  close: () => void;
}

const FIRST: Failed = { reason: 'nobody_there', note: '' };

/** Asks why deliveries failed, and says what becomes of them. */
export function FailDialog({ count, send, close }: FailDialogProps) {
  const text = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{text('days.failTitle', { count })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{text('days.failText')}</Typography>
        <KitchenForm
          values={FIRST}
          submit={async (failed) => {
            await send(failed);
          }}
          action={text('days.fail')}
        >
          <Reasons />
          <TextLine
            name="note"
            label={text('days.note')}
            hint={text('days.noteHint')}
            maxLength={failureNote.max}
            isOptional
            rows={2}
          />
        </KitchenForm>
        <Button onClick={close}>{text('form.cancel')}</Button>
      </DialogContent>
    </Dialog>
  );
}

function Reasons() {
  const text = useText();
  const labelId = useId();
  const { field } = useInput({ source: 'reason' });
  return (
    <FormControl>
      <FormLabel id={labelId}>{text('days.reason')}</FormLabel>
      <RadioGroup {...field} aria-labelledby={labelId}>
        {failureReasons.map((reason) => (
          <FormControlLabel
            key={reason}
            value={reason}
            control={<Radio />}
            label={text(`days.reason.${reason}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
