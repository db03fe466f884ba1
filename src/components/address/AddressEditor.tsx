import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../ui/Card.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import type { DraftBinding } from '../../forms/draftValues.ts';
import type { AddressBookEvents, AddressBookState } from './addressBook.ts';
import styles from './AddressBook.module.css';
import { AddressForm } from './AddressForm.tsx';

interface AddressEditorProps {
  /** Null for a new address. */
  id: number | null;
  book: AddressBookState;
  events: AddressBookEvents;
  draft?: DraftBinding | undefined;
  /** A card of its own; at checkout it stands on one already. */
  framed: boolean;
  /** Nothing lies behind it: it cannot be closed and does not ask for the focus. */
  isOnly: boolean;
}

export function AddressEditor({ id, book, events, draft, framed, isOnly }: AddressEditorProps) {
  const intl = useIntl();
  const headingId = useId();
  const heading = useFocusOnChange<HTMLHeadingElement>('open', { initially: !isOnly });
  const address = book.addresses.find((one) => one.id === id) ?? null;
  const content = (
    <>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {intl.formatMessage({ id: address ? 'address.editTitle' : 'address.newTitle' })}
      </h3>
      <AddressForm
        address={address}
        governorates={book.governorates}
        saving={book.save.status === 'saving'}
        failure={book.save.failure}
        draft={draft}
        onSubmit={(input) => events.onSubmit(id, input)}
        onCancel={isOnly ? undefined : () => events.onClose(id)}
        onDirtyChange={events.onDirtyChange}
      />
    </>
  );
  if (!framed) return <div className={styles.editor}>{content}</div>;
  return (
    <Card as="section" padding="l" labelledBy={headingId} className={styles.editor}>
      {content}
    </Card>
  );
}
