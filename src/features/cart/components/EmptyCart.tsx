import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CartIcon } from '../../../ui/icons.tsx';

export function EmptyCart() {
  const intl = useIntl();
  return (
    <EmptyState
      headingLevel={1}
      illustration={<CartIcon size={44} />}
      title={intl.formatMessage({ id: 'cart.empty.title' })}
      action={
        <Link to={paths.packages()} className={buttonClass({ size: 'l' })}>
          {intl.formatMessage({ id: 'cart.empty.action' })}
        </Link>
      }
    >
      {intl.formatMessage({ id: 'cart.empty.text' })}
    </EmptyState>
  );
}
