import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../../api/failure.ts';
import { addressParts } from '../../contract/rules/address.ts';
import type { Address, AddressInput, Governorate } from '../../contract/wire/address.ts';
import { FormSegmentedControl } from '../../forms/ChoiceFields.tsx';
import type { DraftBinding } from '../../forms/draftValues.ts';
import { Form, SubmitButton } from '../../forms/Form.tsx';
import { FormTextField } from '../../forms/TextFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cluster } from '../../ui/Layout.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import styles from './AddressBook.module.css';
import type { AddressBookEvents, AddressBookState } from './addressBookState.ts';
import { addressSchema, addressValues, toAddressInput } from './addressRules.ts';
import { PlaceFields } from './PlaceFields.tsx';

interface AddressEditorProps {
  /** Null for a new address. */
  id: number | null;
  book: AddressBookState;
  events: AddressBookEvents;
  draft?: DraftBinding | undefined;
  /** Where a button outside of the form sends it too: the page's main action. */
  formId?: string | undefined;
  /** Whether it draws a card; the checkout has one already. */
  framed: boolean;
  /** There is no list to return to: it cannot be closed and does not take the focus. */
  isOnly: boolean;
}

export function AddressEditor(props: AddressEditorProps) {
  const { id, book, events, draft, formId, framed, isOnly } = props;
  const intl = useIntl();
  const headingId = useId();
  const heading = useFocusOnChange<HTMLHeadingElement>('open', { initially: !isOnly });
  const address = book.addresses.find((one) => one.id === id) ?? null;
  const content = (
    <>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {intl.formatMessage({ id: address ? 'address.editTitle' : 'address.newTitle' })}
      </h3>
      <AddressForm
        address={address}
        governorates={book.governorates}
        saving={book.save.status === 'sending'}
        failure={book.save.failure}
        draft={draft}
        formId={formId}
        onSubmit={(input, pressed) => events.onSubmit(id, input, pressed)}
        onCancel={isOnly ? undefined : () => events.onClose(id)}
      />
    </>
  );
  if (!framed) return <div className={styles.editor}>{content}</div>;
  return (
    <Card as="section" padding="l" labelledBy={headingId} className={styles.editor}>
      {content}
    </Card>
  );
}

interface AddressFormProps {
  /** The edited address; null for a new one. */
  address: Address | null;
  governorates: readonly Governorate[];
  saving: boolean;
  failure: Failure | null;
  draft?: DraftBinding | undefined;
  formId?: string | undefined;
  onSubmit: (address: AddressInput, pressed: string) => void;
  /** Undefined where the form cannot be closed. */
  onCancel?: (() => void) | undefined;
}

function AddressForm({
  address,
  governorates,
  saving,
  failure,
  draft,
  formId,
  onSubmit,
  onCancel,
}: AddressFormProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const initialValues = useMemo(() => addressValues(address), [address]);
  return (
    <Form
      id={formId}
      focusesField={formId !== undefined}
      label={text(address ? 'address.editTitle' : 'address.newTitle')}
      schema={addressSchema}
      initialValues={initialValues}
      onSubmit={(values, pressed) => onSubmit(toAddressInput(values), pressed)}
      failure={failure}
      draft={draft}
      loading={saving}
    >
      <FormSegmentedControl
        name="location"
        options={[
          { value: 'home', label: text('address.home') },
          { value: 'office', label: text('address.office') },
        ]}
      />
      <PlaceFields governorates={governorates} />
      <FormTextField
        name="title"
        dir="auto"
        maxLength={addressParts.title.max}
        hint={text('address.titleHint')}
        optional
      />
      <Cluster justify="end" gap="m">
        {onCancel && (
          <Button variant="ghost" onClick={onCancel} disabled={saving}>
            {text('common.cancel')}
          </Button>
        )}
        <SubmitButton variant={formId === undefined ? 'primary' : 'secondary'}>
          {text('address.save')}
        </SubmitButton>
      </Cluster>
    </Form>
  );
}
