import type { VoucherState as State } from '../../contract/staff/vouchers.ts';
import { useText } from '../i18n/useText.ts';
import { StateChip } from '../parts/StateChip.tsx';

const COLOURS = { running: 'success', planned: 'info', ended: 'default' } as const;

export function VoucherState({ state }: { state: State }) {
  const text = useText();
  return <StateChip colour={COLOURS[state]} label={text(`vouchers.state.${state}`)} />;
}
