import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Profile } from '../../../api/customers.ts';
import { EmailField, NameFields, PhoneField } from '../../../forms/PersonFields.tsx';
import { Form } from '../../../forms/Form.tsx';
import { FormTextField } from '../../../forms/TextFields.tsx';
import { draftNames } from '../../../forms/draftNames.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { useUnsavedFlag } from '../../unsaved/useUnsavedFlag.ts';
import { profileSchema, profileValues, toProfileInput } from '../profileEditForm.ts';
import { profileEditClosed, profileSubmitted, selectProfileEdit } from '../profileEditSlice.ts';
import { FormActions } from './FormActions.tsx';

export function ProfileForm({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectProfileEdit);
  const onDirtyChange = useUnsavedFlag('profile');
  const draft = useDraft(draftNames.profile);
  const schema = useMemo(() => profileSchema(profile), [profile]);
  const initialValues = useMemo(() => profileValues(profile), [profile]);
  return (
    <Form
      label={intl.formatMessage({ id: 'profile.editTitle' })}
      schema={schema}
      initialValues={initialValues}
      draft={draft}
      failure={failure}
      loading={status === 'saving'}
      onDirtyChange={onDirtyChange}
      onSubmit={(values) => dispatch(profileSubmitted(toProfileInput(values)))}
    >
      <NameFields />
      <EmailField />
      <PhoneField hint={intl.formatMessage({ id: 'register.phoneHint' })} optional />
      <FormTextField
        name="civil_id"
        hint={intl.formatMessage({ id: 'register.civilIdHint' })}
        maxLength={20}
        optional={profile.civil_id === null}
        numeric
      />
      <FormActions
        saving={status === 'saving'}
        submitLabel={intl.formatMessage({ id: 'profile.save' })}
        onCancel={() => dispatch(profileEditClosed())}
      />
    </Form>
  );
}
