import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import styles from '../ContactPage.module.css';
import { contactAnotherPressed, selectContact } from '../contactSlice.ts';
import { ContactForm } from './ContactForm.tsx';

/** The form, or the notice that its message has arrived. */
export function ContactMessage() {
  const intl = useIntl();
  const id = useId();
  const { status } = useSelector(selectContact);
  const card = useFocusOnChange<HTMLDivElement>(status === 'sent' ? 'sent' : 'form');
  return (
    <Card as="section" padding="l" labelledBy={id}>
      <div ref={card} tabIndex={-1} className={styles.message}>
        <div className={styles.head}>
          <h2 id={id}>{intl.formatMessage({ id: 'contactForm.title' })}</h2>
          {status !== 'sent' && <p>{intl.formatMessage({ id: 'contactForm.intro' })}</p>}
        </div>
        {status === 'sent' ? <Sent /> : <ContactForm />}
      </div>
    </Card>
  );
}

function Sent() {
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
