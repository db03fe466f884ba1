import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../../api/failure.ts';
import type { Address, AddressInput, Governorate } from '../../contract/wire/address.ts';
import { Button } from '../../ui/Button.tsx';
import { Cluster } from '../../ui/Layout.tsx';
import type { DraftBinding } from '../../forms/draftValues.ts';
import { Form, SubmitButton } from '../../forms/Form.tsx';
import { FormSegmentedControl } from '../../forms/ChoiceFields.tsx';
import { FormTextField } from '../../forms/TextFields.tsx';
import { addressSchema, addressValues, toAddressInput } from './addressRules.ts';
import { PlaceFields } from './PlaceFields.tsx';

export interface AddressFormProps {
  /** The address that is being changed; null for a new one. */
  address: Address | null;
  governorates: readonly Governorate[];
  saving: boolean;
  failure: Failure | null;
  draft?: DraftBinding | undefined;
  onSubmit: (address: AddressInput) => void;
  /** Left out where the form is all there is. */
  onCancel?: (() => void) | undefined;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

export function AddressForm({
  address,
  governorates,
  saving,
  failure,
  draft,
  onSubmit,
  onCancel,
  onDirtyChange,
}: AddressFormProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const initialValues = useMemo(() => addressValues(address), [address]);
  return (
    <Form
      label={text(address ? 'address.editTitle' : 'address.newTitle')}
      schema={addressSchema}
      initialValues={initialValues}
      onSubmit={(values) => onSubmit(toAddressInput(values))}
      failure={failure}
      draft={draft}
      loading={saving}
      onDirtyChange={onDirtyChange}
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
        maxLength={50}
        hint={text('address.titleHint')}
        optional
      />
      <Cluster justify="end" gap="m">
        {onCancel && (
          <Button variant="ghost" onClick={onCancel} disabled={saving}>
            {text('address.cancel')}
          </Button>
        )}
        <SubmitButton>{text('address.save')}</SubmitButton>
      </Cluster>
    </Form>
  );
}
