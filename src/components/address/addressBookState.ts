import type { Address, AddressInput, Governorate } from '../../contract/wire/address.ts';
import type { SubmitState } from '../../saga/request.ts';

/** The saved addresses with their editor and their requests. */
export interface AddressBookState {
  addresses: readonly Address[];
  governorates: readonly Governorate[];
  /** Null while closed; a new address has no id. */
  editor: { id: number | null } | null;
  save: SubmitState;
  /** `id` is the address that the customer is asked to confirm. */
  deletion: SubmitState & { id: number | null };
}

/** Whether the form replaces the list: always, where an address is needed and none is saved. */
export const isFormOpen = ({ addresses, editor }: AddressBookState, isNeeded: boolean): boolean =>
  editor !== null || (isNeeded && addresses.length === 0);

export interface AddressBookEvents {
  onOpen: (id: number | null) => void;
  onClose: (id: number | null) => void;
  /** `pressed` is the value of the button that sent the form. */
  onSubmit: (id: number | null, address: AddressInput, pressed: string) => void;
  onDelete: (id: number) => void;
  onDeleteCancel: () => void;
  onDeleteConfirm: (id: number) => void;
}
