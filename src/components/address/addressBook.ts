import type { Failure } from '../../api/failure.ts';
import type { Address, AddressInput, Governorate } from '../../contract/wire/address.ts';

export interface SaveState {
  status: 'idle' | 'saving' | 'failed';
  failure: Failure | null;
}

/** The saved addresses and what is being done to them. */
export interface AddressBookState {
  addresses: readonly Address[];
  governorates: readonly Governorate[];
  /** Null while closed; a new address has no id. */
  editor: { id: number | null } | null;
  save: SaveState;
  /** `id` is the address that the customer is asked about. */
  deletion: SaveState & { id: number | null };
}

export interface AddressBookEvents {
  onOpen: (id: number | null) => void;
  onClose: (id: number | null) => void;
  onSubmit: (id: number | null, address: AddressInput) => void;
  onDelete: (id: number) => void;
  onDeleteCancel: () => void;
  onDeleteConfirm: (id: number) => void;
  onDirtyChange: (dirty: boolean) => void;
}
