import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  EmailField,
  NameFields,
  NewPasswordFields,
  PhoneField,
  TermsField,
} from '../../../forms/PersonFields.tsx';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { draftNames } from '../../../forms/draftNames.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { useUnsavedFlag } from '../../unsaved/useUnsavedFlag.ts';
import { emptyQuickSignUp, quickSignUpSchema } from '../quickSignUpForm.ts';
import { quickSignUpSubmitted, selectQuickSignUp } from '../quickSignUpSlice.ts';
import { WayCard } from './WayCard.tsx';

export function QuickSignUp() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectQuickSignUp);
  const onDirtyChange = useUnsavedFlag('quickSignUp');
  const draft = useDraft(draftNames.quickSignUp);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <WayCard title={text('quick.signUpTitle')} text={text('quick.signUpText')}>
      <Form
        idPrefix="sign-up"
        label={text('quick.signUpTitle')}
        schema={quickSignUpSchema}
        initialValues={emptyQuickSignUp}
        draft={draft}
        onSubmit={(values) => dispatch(quickSignUpSubmitted(values))}
        failure={failure}
        loading={status === 'sending'}
        onDirtyChange={onDirtyChange}
      >
        <NameFields />
        <PhoneField />
        <EmailField />
        <NewPasswordFields hint={text('quick.passwordHint')} />
        <TermsField />
        <SubmitButton variant="accent" size="l" block>
          {text('quick.signUp')}
        </SubmitButton>
      </Form>
    </WayCard>
  );
}
