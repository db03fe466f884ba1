import { useIntl } from 'react-intl';
import { orderComment } from '../contract/rules/order.ts';
import { Button } from '../ui/Button.tsx';
import { TextAreaField } from '../ui/TextField.tsx';
import styles from './OrderNote.module.css';

export type NoteStatus = 'idle' | 'edited' | 'sending' | 'saved' | 'failed';

const STATUS_TEXTS: Readonly<Partial<Record<NoteStatus, string>>> = {
  edited: 'cart.note.saving',
  sending: 'cart.note.saving',
  saved: 'cart.note.saved',
};

export interface OrderNoteProps {
  comment: string;
  status: NoteStatus;
  hint?: string | undefined;
  onEdit: (comment: string) => void;
}

/** The customer's note to the kitchen, saved automatically after a pause in typing. */
export function OrderNote({ comment, status, hint, onEdit }: OrderNoteProps) {
  const intl = useIntl();
  const statusText = STATUS_TEXTS[status];
  return (
    <div className={styles.note}>
      <TextAreaField
        name="comment"
        label={intl.formatMessage({ id: 'cart.note.label' })}
        requirement={intl.formatMessage({ id: 'form.optional' })}
        hint={hint}
        placeholder={intl.formatMessage({ id: 'cart.note.placeholder' })}
        value={comment}
        onChange={(event) => onEdit(event.target.value)}
        rows={3}
        maxLength={orderComment.max}
        error={status === 'failed' ? intl.formatMessage({ id: 'cart.note.failed' }) : undefined}
      />
      <p role="status" className={styles.status}>
        {statusText && intl.formatMessage({ id: statusText })}
      </p>
      {status === 'failed' && (
        <Button variant="secondary" size="s" onClick={() => onEdit(comment)}>
          {intl.formatMessage({ id: 'cart.note.retry' })}
        </Button>
      )}
    </div>
  );
}
