import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { email, personName } from '../contract/rules/person.ts';
import { mobile, plainMobile } from '../contract/rules/phone.ts';
import { Link } from '../routing/Link.tsx';
import { paths } from '../routing/paths.ts';
import { FormCheckboxField } from './ChoiceFields.tsx';
import styles from './PersonFields.module.css';
import { FormPasswordField, FormTextField } from './TextFields.tsx';

/** `first_name` and `last_name`. */
export function NameFields() {
  return (
    <div className={styles.pair}>
      <FormTextField
        name="first_name"
        autoComplete="given-name"
        dir="auto"
        maxLength={personName.max}
      />
      <FormTextField
        name="last_name"
        autoComplete="family-name"
        dir="auto"
        maxLength={personName.max}
      />
    </div>
  );
}

/** `email`. */
export function EmailField({ autoComplete = 'email' }: { autoComplete?: 'email' | 'username' }) {
  return (
    <FormTextField
      name="email"
      type="email"
      autoComplete={autoComplete}
      maxLength={email.max}
      ltr
    />
  );
}

interface PhoneFieldProps {
  hint?: ReactNode;
  optional?: boolean | undefined;
  className?: string | undefined;
}

/** A Kuwaiti mobile number, `phone`. The country code is shown beside the field, so it is removed from the number. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <FormTextField
      {...props}
      name="phone"
      type="tel"
      autoComplete="tel-national"
      prefix={<bdi dir="ltr">+965</bdi>}
      maxLength={mobile.max}
      tidy={plainMobile}
      ltr
    />
  );
}

/** `password` and `confirm_password`. */
export function NewPasswordFields({ hint }: { hint: ReactNode }) {
  return (
    <div className={styles.pair}>
      <FormPasswordField name="password" autoComplete="new-password" hint={hint} />
      <FormPasswordField name="confirm_password" autoComplete="new-password" />
    </div>
  );
}

/** `terms`. The link opens another tab, so that reading the terms loses nothing that was typed. */
export function TermsField() {
  const intl = useIntl();
  const label = intl.formatMessage(
    { id: 'account.terms' },
    {
      link: (words) => (
        <Link key="terms" to={paths.terms()} target="_blank">
          {words}
          <span className="visuallyHidden">
            {' '}
            {intl.formatMessage({ id: 'account.termsNewTab' })}
          </span>
        </Link>
      ),
    },
  );
  return <FormCheckboxField name="terms" label={label} />;
}
