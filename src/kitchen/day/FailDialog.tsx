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
import { FormDialog } from '../parts/FormDialog.tsx';
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
  return (
    <FormDialog title={text('days.failTitle', { count })} close={close}>
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
    </FormDialog>
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
