import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { onFailuresReset, recover } from './failures.ts';

interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Once it resolves, the part is shown without a wait. */
  fetchAhead: () => Promise<void>;
}

const fetches: (() => Promise<void>)[] = [];

/** The fetch functions of all known parts. */
export const lazyParts: readonly (() => Promise<void>)[] = fetches;

/**
 * A part of the screen whose code is fetched when it is first shown. React's `lazy` caches a failure for good; this
 * one is fetched again after `resetFailures`.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Fetched: ComponentType<Props> | null = null;
  const fetchAhead = async () => {
    Fetched = await fetchPart();
  };
  fetches.push(fetchAhead);
  const newLazy = () =>
    lazy(async () => {
      try {
        return { default: await fetchPart() };
      } catch (error) {
        await recover();
        onFailuresReset(() => {
          Part = newLazy();
        });
        throw error;
      }
    });
  let Part = newLazy();
  function FetchedPart(props: Props) {
    const [Shown] = useState(() => Fetched ?? Part);
    return <Shown {...props} />;
  }
  return Object.assign(FetchedPart, { fetchAhead });
}
