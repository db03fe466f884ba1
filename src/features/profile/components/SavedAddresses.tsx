import { useId } from 'react';
import { useIntl } from 'react-intl';
import { AddressBook } from '../../../components/address/AddressBook.tsx';
import { useAddressBook } from '../../addresses/useAddressBook.ts';
import styles from '../ProfilePage.module.css';

export function SavedAddresses() {
  const intl = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{intl.formatMessage({ id: 'profile.addresses' })}</h2>
        <p>{intl.formatMessage({ id: 'profile.addressesIntro' })}</p>
      </div>
      <AddressBook {...useAddressBook()} />
    </section>
  );
}
