import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { CONTACT_NAME_MAX, MESSAGE_MAX, SUBJECT_MAX } from '../../../contract/rules/limits.ts';
import { EmailField, PhoneField } from '../../../forms/PersonFields.tsx';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { FormTextAreaField, FormTextField } from '../../../forms/TextFields.tsx';
import { draftNames } from '../../../forms/draftNames.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { selectCustomerInfo } from '../../session/sessionSlice.ts';
import { contactSchema, contactValues, toContactMessage } from '../contactForm.ts';
import styles from '../ContactPage.module.css';
import { contactSubmitted, selectContact } from '../contactSlice.ts';

export function ContactForm() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectContact);
  const customer = useSelector(selectCustomerInfo);
  const draft = useDraft(draftNames.contact);
  return (
    <Form
      label={intl.formatMessage({ id: 'contactForm.title' })}
      schema={contactSchema}
      initialValues={contactValues(customer?.profile ?? null)}
      draft={draft}
      failure={failure}
      loading={status === 'sending'}
      onSubmit={(values) => dispatch(contactSubmitted(toContactMessage(values)))}
    >
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
