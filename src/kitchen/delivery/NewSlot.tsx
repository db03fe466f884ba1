import Box from '@mui/material/Box';
import { DAY_MINUTES, timeOfMinute } from '../../contract/kuwaitTime.ts';
import { formatTime } from '../../i18n/formats.ts';
import { addSlot } from '../api/delivery.ts';
import { useAction } from '../api/useAction.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ChoiceLine } from '../parts/ChoiceLine.tsx';
import { KitchenForm } from '../parts/KitchenForm.tsx';

const HALF_HOURS = Array.from({ length: DAY_MINUTES / 30 }, (_, index) => timeOfMinute(index * 30));
const FIRST = { from: '15:00', to: '18:00' };

export function NewSlot() {
  const text = useText();
  const language = useLanguage();
  const add = useAction(addSlot, { done: 'delivery.slotAdded' });
  const choices = HALF_HOURS.map((time) => ({ value: time, label: formatTime(time, language) }));
  return (
    <KitchenForm
      values={FIRST}
      action={text('delivery.addSlot')}
      submit={async (slot) => {
        await add.send(slot);
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <ChoiceLine name="from" label={text('delivery.from')} choices={choices} />
        <ChoiceLine name="to" label={text('delivery.to')} choices={choices} />
      </Box>
    </KitchenForm>
  );
}
