import { useLayoutEffect } from 'react';
import { applyPageHead } from './applyPageHead.ts';
import { usePageHead } from './usePageHead.ts';

/** The head of the document follows the store, so that a replayed session moves it too. */
export function PageHead() {
  const head = usePageHead();
  useLayoutEffect(() => applyPageHead(document, head), [head]);
  return null;
}
