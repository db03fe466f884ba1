import Chip from '@mui/material/Chip';
import type { DeliverySlot } from '../../contract/wire/staff/delivery.ts';
import { formatTime } from '../../i18n/formats.ts';
import { switchSlot } from '../api/delivery.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { AskedButton } from '../parts/AskedButton.tsx';
import { Line, Lines } from './Lines.tsx';
import { NewSlot } from './NewSlot.tsx';
import { Section } from '../parts/Section.tsx';

export function Slots({ slots }: { slots: readonly DeliverySlot[] }) {
  const text = useText();
  return (
    <Section title={text('delivery.slots')} about={text('delivery.slotsAbout')}>
      <Lines>
        {slots.map((slot) => (
          <Slot key={slot.id} slot={slot} />
        ))}
      </Lines>
      <NewSlot />
    </Section>
  );
}

function Slot({ slot: { id, from, to, active } }: { slot: DeliverySlot }) {
  const text = useText();
  const language = useLanguage();
  const slot = text('delivery.slot', {
    from: formatTime(from, language),
    to: formatTime(to, language),
  });
  const step = active ? 'end' : 'resume';
  return (
    <Line
      action={
        <AskedButton
          label={text(`delivery.slot.${step}`)}
          name={text('delivery.named', { action: text(`delivery.slot.${step}`), name: slot })}
          title={text(`delivery.slot.${step}Title`, { slot })}
          text={text(`delivery.slot.${step}Text`)}
          request={() => switchSlot({ id, active: !active })}
          done={active ? 'delivery.slot.ended' : 'delivery.slot.resumed'}
        />
      }
    >
      {slot}
      {!active && <Chip size="small" label={text('delivery.slot.isEnded')} />}
    </Line>
  );
}
