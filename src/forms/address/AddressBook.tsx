import { lazy, Suspense, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MapPinIcon, PlusIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/Layout.tsx';
import type { AddressBookEvents, AddressBookState } from './addressBook.ts';
import { AddressCards, type AddressChoice } from './AddressCards.tsx';
import { AddressEditor } from './AddressEditor.tsx';

const DeleteAddressDialog = lazy(async () => ({
  default: (await import('./DeleteAddressDialog.tsx')).DeleteAddressDialog,
}));

export interface AddressBookProps {
  book: AddressBookState;
  events: AddressBookEvents;
  /** At checkout one address is chosen; without any saved one, the form stands there at once. */
  choice?: AddressChoice | undefined;
}

/** The saved addresses: read, choose, add, change, delete. */
export function AddressBook({ book, events, choice }: AddressBookProps) {
  const { addresses, deletion, editor } = book;
  const asked = addresses.find(({ id }) => id === deletion.id);
  const isFirst = choice !== undefined && addresses.length === 0;
  return (
    <>
      {editor || isFirst ? (
        <AddressEditor
          key={editor?.id ?? 'new'}
          id={editor?.id ?? null}
          book={book}
          events={events}
          isOnly={isFirst}
        />
      ) : (
        <SavedAddresses book={book} events={events} choice={choice} />
      )}
      {asked && (
        <Suspense fallback={null}>
          <DeleteAddressDialog
            address={asked}
            deleting={deletion.status === 'saving'}
            failure={deletion.failure}
            onCancel={events.onDeleteCancel}
            onConfirm={() => events.onDeleteConfirm(asked.id)}
          />
        </Suspense>
      )}
    </>
  );
}

function SavedAddresses({ book: { addresses }, events, choice }: AddressBookProps) {
  const intl = useIntl();
  const add = useFocusAfterChange(addresses.length);
  const addButton = (
    <Button
      ref={add}
      variant="secondary"
      iconStart={<PlusIcon size={20} />}
      onClick={() => events.onOpen(null)}
    >
      {intl.formatMessage({ id: 'address.add' })}
    </Button>
  );
  if (addresses.length === 0) {
    return (
      <EmptyState
        illustration={<MapPinIcon size={40} />}
        title={intl.formatMessage({ id: 'address.empty' })}
        headingLevel={3}
        action={addButton}
      >
        {intl.formatMessage({ id: 'address.emptyText' })}
      </EmptyState>
    );
  }
  return (
    <Stack gap="m">
      <AddressCards
        addresses={addresses}
        choice={choice}
        onEdit={events.onOpen}
        onDelete={events.onDelete}
      />
      <div>{addButton}</div>
    </Stack>
  );
}

/** The card that had the focus is gone after a deletion: the focus must not fall to the page. */
function useFocusAfterChange(count: number) {
  const button = useRef<HTMLButtonElement>(null);
  const known = useRef(count);
  useEffect(() => {
    if (known.current === count) return;
    known.current = count;
    button.current?.focus();
  }, [count]);
  return button;
}
