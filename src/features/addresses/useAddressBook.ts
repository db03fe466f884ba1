import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AddressBookEvents } from '../../components/address/addressBookState.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { useDraft } from '../drafts/useDraft.ts';
import {
  addressDeletionDismissed,
  addressDeletionSubmitted,
  addressDeletionPressed,
  addressEditorClosed,
  addressEditorOpened,
  addressSaveSubmitted,
  selectAddressBook,
} from './addressesSlice.ts';

/** The props of an AddressBook, bound to the store: `<AddressBook {...useAddressBook()} />`. */
export function useAddressBook() {
  const dispatch = useDispatch();
  const book = useSelector(selectAddressBook);
  const draft = useDraft(draftNames.address(book.editor?.id ?? null));
  const events = useMemo(
    (): AddressBookEvents => ({
      onOpen: (id) => dispatch(addressEditorOpened({ id })),
      onClose: (id) => dispatch(addressEditorClosed({ id })),
      onSubmit: (id, address) => dispatch(addressSaveSubmitted({ id, address })),
      onDelete: (id) => dispatch(addressDeletionPressed({ id })),
      onDeleteCancel: () => dispatch(addressDeletionDismissed()),
      onDeleteConfirm: (id) => dispatch(addressDeletionSubmitted({ id })),
    }),
    [dispatch],
  );
  return { book, events, draft };
}
