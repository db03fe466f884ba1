import { useIntl } from 'react-intl';
import type { Failure } from '../api/failure.ts';
import { orderComment } from '../contract/rules/order.ts';
import { useFailureText } from '../forms/useFailureText.ts';
import { Button } from '../ui/Button.tsx';
import { TextAreaField } from '../ui/TextField.tsx';
import styles from './OrderNote.module.css';

export type NoteStatus = 'idle' | 'edited' | 'sending' | 'saved' | 'failed';

const STATUS_TEXTS: Readonly<Partial<Record<NoteStatus, string>>> = {
  edited: 'cart.note.saving',
  sending: 'cart.note.saving',
  saved: 'cart.note.saved',
  failed: 'cart.note.failed',
};

export interface OrderNoteProps {
  comment: string;
  status: NoteStatus;
  /** Why it was not saved; null unless it failed. */
  failure: Failure | null;
  hint?: string | undefined;
  onEdit: (comment: string) => void;
}

/** The customer's note to the kitchen, saved automatically after a pause in typing. */
export function OrderNote({ comment, status, failure, hint, onEdit }: OrderNoteProps) {
  const intl = useIntl();
  const textOf = useFailureText();
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
        error={status === 'failed' && failure ? textOf(failure) : undefined}
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
