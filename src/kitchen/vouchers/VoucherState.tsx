import Chip from '@mui/material/Chip';
import type { VoucherState as State } from '../../contract/staff/vouchers.ts';
import { useText } from '../i18n/useText.ts';

const COLOURS = { running: 'success', planned: 'info', ended: 'default' } as const;

export function VoucherState({ state }: { state: State }) {
  const text = useText();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLOURS[state]}
      label={text(`vouchers.state.${state}`)}
    />
  );
}
