import type { RefObject } from 'react';
import { nextTask } from './nextTask.ts';

/**
 * What a popup of Base UI does with the focus when it opens. By itself it focuses in the frame that shows the popup,
 * which then lays the page out twice.
 */
export const focusInNextTask = (popup: RefObject<HTMLElement | null>) => (): false => {
  void nextTask().then(() => popup.current?.focus({ preventScroll: true }));
  return false;
};
