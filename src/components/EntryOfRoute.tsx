import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../routing/Link.tsx';
import type { Entry } from '../saga/entries.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { InfoIcon } from '../ui/icons.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { LoadingCards } from './LoadingCards.tsx';

interface EntryOfRouteProps<Item> {
  /** Null where the address names nothing. */
  entry: Entry<Item> | null;
  /** The prefix of the texts: `<texts>.loading`, `.loadFailed`, `.notFound.title`, `.notFound.text`. */
  texts: 'orders.detail' | 'appointments.detail';
  /** Leads to the list of all of them. */
  all: { to: string; text: string };
  onRetry: () => void;
  children: (item: Item) => ReactNode;
  /** 2 where the page has its title already. */
  headingLevel?: 1 | 2 | undefined;
}

/** The order or appointment that the address names: loading, unknown, failed, or there. */
export function EntryOfRoute<Item>({
  entry,
  texts,
  all,
  onRetry,
  children,
  headingLevel = 1,
}: EntryOfRouteProps<Item>) {
  const intl = useIntl();
  const text = (key: string) => intl.formatMessage({ id: `${texts}.${key}` });
  const allLink = (
    <Link to={all.to} className={buttonClass({ variant: 'secondary' })}>
      {all.text}
    </Link>
  );
  if (entry !== null && entry.item !== null) return children(entry.item);
  if (entry === null || entry.failure?.code === 404) {
    return (
      <EmptyState
        headingLevel={headingLevel}
        illustration={<InfoIcon size={44} />}
        title={text('notFound.title')}
        action={allLink}
      >
        {text('notFound.text')}
      </EmptyState>
    );
  }
  if (entry.status !== 'failed') return <LoadingCards label={text('loading')} />;
  return (
    <LoadFailure
      headingLevel={headingLevel}
      title={text('loadFailed')}
      failure={entry.failure}
      onRetry={onRetry}
      action={allLink}
    />
  );
}
