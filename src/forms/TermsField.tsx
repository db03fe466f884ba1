import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../routing/paths.ts';
import { FormCheckboxField } from './FormCheckboxField.tsx';

/** The terms open beside the form, so that reading them loses nothing that was typed. */
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
