import type { StaffMessage } from '../../contract/wire/staff/messages.ts';
import { useText } from '../i18n/useText.ts';
import { StateChip } from '../parts/StateChip.tsx';

const COLOURS = {
  new: 'warning',
  read: 'info',
  answered: 'success',
  closed: 'default',
} as const;

/** The state of a message or a report. */
export function InboxState({ state }: { state: StaffMessage['state'] }) {
  const text = useText();
  return <StateChip colour={COLOURS[state]} label={text(`inbox.state.${state}`)} />;
}
