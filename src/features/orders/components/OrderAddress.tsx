import type { Address } from '../../../api/customers.ts';
import { AddressText, useAddressName } from '../../../components/address/AddressText.tsx';
import styles from '../Orders.module.css';

/** An order's address: the customer's name for it, and the directions. */
export function OrderAddress({ address }: { address: Address }) {
  const name = useAddressName()(address);
  return (
    <>
      <span className={styles.addressName}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.addressText}>
        <AddressText address={address} />
      </span>
    </>
  );
}
