import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { AddressBook } from '../../../components/address/AddressBook.tsx';
import type { AddressBookEvents } from '../../../components/address/addressBookState.ts';
import { serverMessages } from '../../../forms/serverMessages.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { useFormTexts } from '../../../forms/useFormTexts.ts';
import { Card } from '../../../ui/Card.tsx';
import { FieldError } from '../../../ui/FieldShell.tsx';
import { useAddressBook } from '../../addresses/useAddressBook.ts';
import { selectCartAddress } from '../../cart/cartSelectors.ts';
import { cartAddressSubmitted } from '../../cart/cartSlice.ts';
import styles from '../CheckoutPage.module.css';
import {
  ADDRESS_FORM,
  ADDRESS_SECTION,
  PAY,
  selectDeliveryAddress,
  selectHasAddresses,
} from '../checkoutSelectors.ts';
import { checkoutSubmitted, selectCheckout } from '../checkoutSlice.ts';

export function CheckoutAddress() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const address = useSelector(selectDeliveryAddress);
  const hasAddresses = useSelector(selectHasAddresses);
  const error = useAddressError();
  const titleId = `${ADDRESS_SECTION}-title`;
  const { events, ...book } = useAddressBook();
  const onSubmit: AddressBookEvents['onSubmit'] = (id, input, pressed) => {
    if (pressed === PAY) dispatch(checkoutSubmitted({ id, address: input }));
    else events.onSubmit(id, input, pressed);
  };
  const onChoose = (addressId: number) => dispatch(cartAddressSubmitted({ addressId }));
  return (
    <Card as="section" id={ADDRESS_SECTION} labelledBy={titleId} padding="l">
      <div className={styles.sectionHead}>
        <h2 id={titleId} className={styles.sectionTitle}>
          {intl.formatMessage({ id: 'checkout.address.title' })}
        </h2>
        <p className={styles.sectionIntro}>
          {intl.formatMessage({ id: 'checkout.address.intro' })}
        </p>
      </div>
      <AddressBook
        {...book}
        formId={ADDRESS_FORM}
        events={{ ...events, onSubmit }}
        choice={{ chosenId: address?.id ?? null, onChoose, error }}
      />
      {!hasAddresses && <FieldError id={`${ADDRESS_SECTION}-error`} error={error} />}
    </Card>
  );
}

/** No address was chosen although the customer pressed Pay, or the choice was refused or could not be kept. */
function useAddressError(): string | undefined {
  const intl = useIntl();
  const failureText = useFailureText();
  const { nameOf } = useFormTexts();
  const address = useSelector(selectDeliveryAddress);
  const { status, failure } = useSelector(selectCheckout);
  const choice = useSelector(selectCartAddress);
  if (address === null && status === 'failed' && failure === null) {
    return intl.formatMessage({ id: 'checkout.address.required' });
  }
  if (choice.failure) return failureText(choice.failure);
  return failure === null ? undefined : serverMessages(failure, nameOf)['address_id'];
}
