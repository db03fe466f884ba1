import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { contactMessage, contactName, contactSubject } from '../../../contract/rules/contact.ts';
import { draftNames } from '../../../forms/draftNames.ts';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { EmailField, PhoneField } from '../../../forms/PersonFields.tsx';
import { FormTextAreaField, FormTextField } from '../../../forms/TextFields.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { selectCustomerInfo } from '../../session/sessionSlice.ts';
import { contactSchema, contactValues, toContactMessage } from '../contactForm.ts';
import styles from '../ContactPage.module.css';
import { contactAnotherPressed, contactSubmitted, selectContact } from '../contactSlice.ts';

/** The form, or the confirmation of its message. */
export function ContactMessage() {
  const intl = useIntl();
  const id = useId();
  const { confirmed } = useSelector(selectContact);
  const card = useFocusOnChange<HTMLDivElement>(confirmed ? 'confirmation' : 'form');
  return (
    <Card as="section" padding="l" labelledBy={id}>
      <div ref={card} tabIndex={-1} className={styles.message}>
        <div className={styles.head}>
          <h2 id={id}>{intl.formatMessage({ id: 'contactForm.title' })}</h2>
          {!confirmed && <p>{intl.formatMessage({ id: 'contactForm.intro' })}</p>}
        </div>
        {confirmed ? <Confirmation /> : <ContactForm />}
      </div>
    </Card>
  );
}

function ContactForm() {
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
      <FormTextField name="name" autoComplete="name" dir="auto" maxLength={contactName.max} />
      <div className={styles.pair}>
        <EmailField />
        <PhoneField optional />
      </div>
      <FormTextField name="subject" dir="auto" maxLength={contactSubject.max} />
      <FormTextAreaField name="message" rows={6} maxLength={contactMessage.max} />
      <SubmitButton size="l" className={styles.send}>
        {intl.formatMessage({ id: 'contactForm.send' })}
      </SubmitButton>
    </Form>
  );
}

function Confirmation() {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <div role="status">
      <EmptyState
        illustration={<CheckIcon size={44} />}
        headingLevel={3}
        title={intl.formatMessage({ id: 'contactForm.sent.title' })}
        action={
          <Button variant="secondary" onClick={() => dispatch(contactAnotherPressed())}>
            {intl.formatMessage({ id: 'contactForm.sent.another' })}
          </Button>
        }
      >
        {intl.formatMessage({ id: 'contactForm.sent.text' })}
      </EmptyState>
    </div>
  );
}
