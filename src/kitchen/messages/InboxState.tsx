import Chip from '@mui/material/Chip';
import type { StaffMessage } from '../../contract/wire/staff/messages.ts';
import { useText } from '../i18n/useText.ts';

const COLOURS = {
  new: 'warning',
  read: 'info',
  answered: 'success',
  closed: 'default',
} as const;

/** Of a message or a report. */
export function InboxState({ state }: { state: StaffMessage['state'] }) {
  const text = useText();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLOURS[state]}
      label={text(`inbox.state.${state}`)}
    />
  );
}
