import type { KeptText } from '../recorder/recorder.ts';
import { keptText } from './windowPort.ts';

/** A file that Redux DevTools has imported, on its way to the replay. */
export const importedText = (window: Window): KeptText =>
  keptText(() => window.sessionStorage, 'imported');
