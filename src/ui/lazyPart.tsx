import { lazy, type ComponentType, type ReactNode } from 'react';
import { onForgotten } from './failures.ts';

/**
 * A part of the screen whose code arrives when it is shown. React's `lazy` remembers a failure for
 * good; this one is fetched anew once the failures are forgotten.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const arriving = () =>
    lazy(async () => {
      try {
        return { default: await fetchPart() };
      } catch (error) {
        onForgotten(() => {
          Part = arriving();
        });
        throw error;
      }
    });
  let Part = arriving();
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}
