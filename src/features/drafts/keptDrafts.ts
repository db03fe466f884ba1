import { isRecord } from '../../forms/draftValues.ts';
import type { Drafts, DraftsState } from './draftsSlice.ts';

/** The text for the tab's storage; null without drafts. */
export function writeDrafts(drafts: DraftsState): string | null {
  const isEmpty = [drafts.own, drafts.guest].every((some) => Object.keys(some).length === 0);
  return isEmpty ? null : JSON.stringify(drafts);
}

/**
 * The drafts of the tab's storage for the customer who is logged in now. The storage may hold
 * anything; what is not a draft is ignored.
 */
export function readDrafts(text: string | null, customer: string | null): DraftsState {
  const kept = parsed(text);
  const keptFor = typeof kept['customer'] === 'string' ? kept['customer'] : null;
  const isOther = customer !== null && customer !== keptFor;
  return {
    customer: customer ?? keptFor,
    own: isOther ? {} : draftsIn(kept['own']),
    guest: isOther && keptFor !== null ? {} : draftsIn(kept['guest']),
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const draftsIn = (value: unknown): Drafts =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, draft]) => (isRecord(draft) ? [[name, draft]] : [])),
      )
    : {};
