import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import type { AddressBookEvents, AddressBookState } from './addressBook.ts';
import { AddressForm } from './AddressForm.tsx';

interface AddressEditorProps {
  /** Null for a new address. */
  id: number | null;
  book: AddressBookState;
  events: AddressBookEvents;
  /** Nothing lies behind it: it cannot be closed and does not ask for the focus. */
  isOnly: boolean;
}

export function AddressEditor({ id, book, events, isOnly }: AddressEditorProps) {
  const intl = useIntl();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const address = book.addresses.find((one) => one.id === id) ?? null;
  useEffect(() => {
    if (!isOnly) heading.current?.focus();
  }, [isOnly]);
  return (
    <Card as="section" padding="l" labelledBy={headingId}>
      <Stack gap="l">
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          {intl.formatMessage({ id: address ? 'address.editTitle' : 'address.newTitle' })}
        </h3>
        <AddressForm
          address={address}
          governorates={book.governorates}
          saving={book.save.status === 'saving'}
          failure={book.save.failure}
          onSubmit={(input) => events.onSubmit(id, input)}
          onCancel={isOnly ? undefined : events.onClose}
          onDirtyChange={events.onDirtyChange}
        />
      </Stack>
    </Card>
  );
}
