import { Suspense, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlusIcon } from '../../ui/actionIcons.tsx';
import { MapPinIcon } from '../../ui/icons.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import type { DraftBinding } from '../../forms/draftValues.ts';
import { isFormOpen, type AddressBookEvents, type AddressBookState } from './addressBookState.ts';
import styles from './AddressBook.module.css';
import { AddressCards, type AddressChoice } from './AddressCards.tsx';
import { AddressEditor } from './AddressEditor.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';

const DeleteAddressDialog = lazyPart(
  async () => (await import('./DeleteAddressDialog.tsx')).DeleteAddressDialog,
);

export interface AddressBookProps {
  book: AddressBookState;
  events: AddressBookEvents;
  /** The draft of the address in the form. */
  draft?: DraftBinding | undefined;
  /** At checkout one address has to be chosen; without a saved one the form is shown at once. */
  choice?: AddressChoice | undefined;
  /** The form's id, where a button outside of it submits it too. */
  formId?: string | undefined;
}

/** The saved addresses: read, choose, add, change, delete. */
export function AddressBook({ book, events, draft, choice, formId }: AddressBookProps) {
  const { addresses, editor } = book;
  const isFirst = choice !== undefined && addresses.length === 0;
  const isEditing = isFormOpen(book, choice !== undefined);
  // The form or the card that had the focus no longer exists, so the list takes the focus.
  const list = useFocusOnChange<HTMLDivElement>(isEditing ? 'editing' : addresses.length);
  if (isEditing) {
    return (
      <AddressEditor
        key={editor?.id ?? 'new'}
        id={editor?.id ?? null}
        book={book}
        events={events}
        draft={draft}
        formId={formId}
        framed={choice === undefined}
        isOnly={isFirst}
      />
    );
  }
  return (
    <>
      <SavedAddresses book={book} events={events} choice={choice} list={list} />
      <Deletion book={book} events={events} />
    </>
  );
}

interface SavedAddressesProps extends AddressBookProps {
  list: RefObject<HTMLDivElement | null>;
}

function SavedAddresses({ book: { addresses }, events, choice, list }: SavedAddressesProps) {
  const intl = useIntl();
  const add = (
    <Button
      variant="secondary"
      iconStart={<PlusIcon size={20} />}
      onClick={() => events.onOpen(null)}
    >
      {intl.formatMessage({ id: 'address.add' })}
    </Button>
  );
  return (
    <div
      ref={list}
      role="group"
      aria-label={intl.formatMessage({ id: 'address.list' })}
      tabIndex={-1}
      className={styles.list}
    >
      {addresses.length === 0 ? (
        <EmptyState
          illustration={<MapPinIcon size={40} />}
          title={intl.formatMessage({ id: 'address.empty' })}
          headingLevel={3}
          action={add}
        >
          {intl.formatMessage({ id: 'address.emptyText' })}
        </EmptyState>
      ) : (
        <>
          <AddressCards
            addresses={addresses}
            choice={choice}
            onEdit={events.onOpen}
            onDelete={events.onDelete}
          />
          <div>{add}</div>
        </>
      )}
    </div>
  );
}

function Deletion({ book: { addresses, deletion }, events }: AddressBookProps) {
  const asked = addresses.find(({ id }) => id === deletion.id);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <DeleteAddressDialog
        address={asked}
        deleting={deletion.status === 'sending'}
        failure={deletion.failure}
        onCancel={events.onDeleteCancel}
        onConfirm={() => events.onDeleteConfirm(asked.id)}
      />
    </Suspense>
  );
}
