import type { KeptText } from '../recorder/recorder.ts';
import { keptText } from './windowPort.ts';

/** What Redux DevTools was given to import, on its way to the replay. */
export const importedText = (window: Window): KeptText =>
  keptText(() => window.sessionStorage, 'imported');
