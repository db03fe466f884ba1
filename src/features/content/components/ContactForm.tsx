import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { CONTACT_NAME_MAX, MESSAGE_MAX, SUBJECT_MAX } from '../../../contract/limits.ts';
import { EmailField } from '../../../forms/EmailField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { FormDraft } from '../../../forms/FormDraft.tsx';
import { FormTextAreaField } from '../../../forms/FormTextAreaField.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { PhoneField } from '../../../forms/PhoneField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { selectCustomerInfo } from '../../session/sessionSlice.ts';
import { contactSchema, contactValues, toContactMessage } from '../contactForm.ts';
import type { ContactValues } from '../contactDraft.ts';
import styles from '../ContactPage.module.css';
import { contactDraftChanged, contactSubmitted, selectContact } from '../contactSlice.ts';

/** Every pause in typing is kept, so that a reload loses nothing. */
export function ContactForm() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure, draft } = useSelector(selectContact);
  const customer = useSelector(selectCustomerInfo);
  const [initialValues] = useState(() => draft ?? contactValues(customer?.profile ?? null));
  const keepDraft = useCallback(
    (values: ContactValues) => dispatch(contactDraftChanged(values)),
    [dispatch],
  );
  return (
    <Form
      label={intl.formatMessage({ id: 'contactForm.title' })}
      schema={contactSchema}
      initialValues={initialValues}
      failure={failure}
      loading={status === 'sending'}
      onSubmit={(values) => dispatch(contactSubmitted(toContactMessage(values)))}
    >
      <FormDraft<ContactValues> onPause={keepDraft} />
      <FormTextField name="name" autoComplete="name" dir="auto" maxLength={CONTACT_NAME_MAX} />
      <div className={styles.pair}>
        <EmailField />
        <PhoneField optional />
      </div>
      <FormTextField name="subject" dir="auto" maxLength={SUBJECT_MAX} />
      <FormTextAreaField name="message" rows={6} maxLength={MESSAGE_MAX} />
      <SubmitButton size="l" className={styles.send}>
        {intl.formatMessage({ id: 'contactForm.send' })}
      </SubmitButton>
    </Form>
  );
}
