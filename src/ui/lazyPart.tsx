import { lazy, type ComponentType, type ReactNode } from 'react';
import { onFailuresReset, recover } from './failures.ts';

/**
 * A part of the screen whose code is fetched when it is first shown. React's `lazy` keeps a failure
 * for good; this one is fetched again after `resetFailures`.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
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
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}
