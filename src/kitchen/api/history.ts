import { filledText, id, instant, list, object, text } from '../../api/shape.ts';
import type { History } from '../../contract/wire/staff/messages.ts';

/** The audit log of one subject. */
export const readHistory = list(
  object<History[number]>({ id, at: instant, action: filledText, name: text }),
);
