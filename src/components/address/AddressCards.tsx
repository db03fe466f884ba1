import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Address } from '../../contract/wire/address.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { FieldGroup } from '../../ui/FieldShell.tsx';
import { EditIcon, TrashIcon } from '../../ui/actionIcons.tsx';
import styles from './AddressBook.module.css';
import { AddressText, useAddressName } from './AddressText.tsx';

export interface AddressChoice {
  /** Null while none is chosen. */
  chosenId: number | null;
  onChoose: (id: number) => void;
  /** Why the customer has to choose. */
  error?: string | undefined;
}

export interface AddressCardsProps {
  addresses: readonly Address[];
  /** At checkout one of the addresses is selected. */
  choice?: AddressChoice | undefined;
  onEdit: (id: number) => void;
  onDelete: (id: number) => void;
}

export function AddressCards({ addresses, choice, onEdit, onDelete }: AddressCardsProps) {
  const intl = useIntl();
  const group = useId();
  const cards = (
    <ul className={styles.cards}>
      {addresses.map((address) => (
        <li key={address.id} className={cx(styles.card, choice && styles.selectable)}>
          <AddressHead address={address} group={group} choice={choice} />
          <AddressActions
            address={address}
            onEdit={() => onEdit(address.id)}
            onDelete={() => onDelete(address.id)}
          />
        </li>
      ))}
    </ul>
  );
  if (!choice) return cards;
  return (
    <FieldGroup
      name="address_id"
      role="radiogroup"
      label={intl.formatMessage({ id: 'address.choose' })}
      error={choice.error}
      required
    >
      {cards}
    </FieldGroup>
  );
}

interface AddressHeadProps {
  address: Address;
  group: string;
  choice: AddressChoice | undefined;
}

function AddressHead({ address, group, choice }: AddressHeadProps) {
  const id = useId();
  const name = useAddressName()(address);
  const text = (
    <span className={styles.text}>
      <span id={`${id}-name`} className={styles.name} dir="auto">
        {name}
      </span>
      <span id={`${id}-text`}>
        <AddressText address={address} />
      </span>
    </span>
  );
  if (!choice) return <div className={styles.head}>{text}</div>;
  return (
    <label className={styles.head}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        value={address.id}
        checked={choice.chosenId === address.id}
        onChange={() => choice.onChoose(address.id)}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
      />
      {text}
    </label>
  );
}

interface AddressActionsProps {
  address: Address;
  onEdit: () => void;
  onDelete: () => void;
}

function AddressActions({ address, onEdit, onDelete }: AddressActionsProps) {
  const intl = useIntl();
  const name = useAddressName()(address);
  return (
    <div className={styles.actions}>
      <Button
        variant="ghost"
        size="s"
        iconStart={<EditIcon size={18} />}
        aria-label={intl.formatMessage({ id: 'address.editNamed' }, { name })}
        onClick={onEdit}
      >
        {intl.formatMessage({ id: 'address.edit' })}
      </Button>
      <Button
        variant="ghost"
        size="s"
        iconStart={<TrashIcon size={18} />}
        aria-label={intl.formatMessage({ id: 'address.deleteNamed' }, { name })}
        onClick={onDelete}
      >
        {intl.formatMessage({ id: 'address.delete' })}
      </Button>
    </div>
  );
}
