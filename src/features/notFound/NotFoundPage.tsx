import { useIntl } from 'react-intl';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/Layout.tsx';

export function NotFoundPage() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Container width="reading">
      <EmptyState
        headingLevel={1}
        illustration={<SearchIcon />}
        title={text('notFound.title')}
        action={
          <Link className={buttonClass()} to={paths.home()}>
            {text('orders.thankYou.home')}
          </Link>
        }
      >
        {text('notFound.text')}
      </EmptyState>
    </Container>
  );
}
