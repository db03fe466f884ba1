import { civilId, CIVIL_ID_DIGITS } from '../../../contract/rules/civilId.ts';
import { PASSWORD_MIN } from '../../../contract/rules/password.ts';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Governorate } from '../../../api/customers.ts';
import { PlaceFields } from '../../../components/address/PlaceFields.tsx';
import {
  EmailField,
  NameFields,
  NewPasswordFields,
  PhoneField,
  TermsField,
} from '../../../forms/PersonFields.tsx';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { FormTextField } from '../../../forms/TextFields.tsx';
import { Card } from '../../../ui/Card.tsx';
import { draftNames } from '../../../forms/draftNames.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { emptyRegistration, registerSchema, toRegistration } from '../registerForm.ts';
import styles from '../RegisterPage.module.css';
import { registerSubmitted, selectRegistration } from '../registerSlice.ts';

interface RegisterFormProps {
  governorates: readonly Governorate[];
}

export function RegisterForm({ governorates }: RegisterFormProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectRegistration);
  const draft = useDraft(draftNames.register);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Form
      label={text('register.title')}
      schema={registerSchema}
      initialValues={emptyRegistration}
      draft={draft}
      onSubmit={(values) => dispatch(registerSubmitted(toRegistration(values)))}
      failure={failure}
      loading={status === 'sending'}
    >
      <FormSection title={text('register.about')}>
        <PersonFields />
      </FormSection>
      <FormSection title={text('register.password')}>
        <NewPasswordFields
          hint={intl.formatMessage({ id: 'register.passwordHint' }, { min: PASSWORD_MIN })}
        />
      </FormSection>
      <FormSection title={text('register.address')} intro={text('register.addressIntro')}>
        <PlaceFields governorates={governorates} />
      </FormSection>
      <Card padding="l" className={styles.section}>
        <TermsField />
        <SubmitButton size="l" block>
          {text('register.submit')}
        </SubmitButton>
      </Card>
    </Form>
  );
}

function PersonFields() {
  const intl = useIntl();
  return (
    <>
      <NameFields />
      <EmailField />
      <div className={styles.pair}>
        <PhoneField hint={intl.formatMessage({ id: 'register.phoneHint' })} optional />
        <FormTextField
          name="civil_id"
          hint={intl.formatMessage({ id: 'register.civilIdHint' }, { digits: CIVIL_ID_DIGITS })}
          maxLength={civilId.max}
          numeric
        />
      </div>
    </>
  );
}

interface FormSectionProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

function FormSection({ title, intro, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card as="section" padding="l" labelledBy={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </Card>
  );
}
