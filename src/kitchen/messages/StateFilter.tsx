import type { StaffMessage } from '../../contract/wire/staff/messages.ts';
import { useText } from '../i18n/useText.ts';
import { ChoiceLine } from '../parts/ChoiceLine.tsx';

/** For a list of messages or reports. */
export function StateFilter({ states }: { states: readonly StaffMessage['state'][] }) {
  const text = useText();
  return (
    <ChoiceLine
      name="state"
      label={text('inbox.state')}
      none={text('inbox.everyState')}
      choices={states.map((state) => ({ value: state, label: text(`inbox.state.${state}`) }))}
    />
  );
}
