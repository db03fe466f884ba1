import Typography from '@mui/material/Typography';
import { pickText } from '../../contract/languages.ts';
import type { ClosedDay } from '../../contract/wire/staff/delivery.ts';
import { formatDay } from '../../i18n/formats.ts';
import { openDay } from '../api/delivery.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { AskedButton } from '../parts/AskedButton.tsx';
import { Line, Lines } from './Lines.tsx';
import { NewClosedDay } from './NewClosedDay.tsx';
import { Section } from '../parts/Section.tsx';

export function ClosedDays({ days }: { days: readonly ClosedDay[] }) {
  const text = useText();
  return (
    <Section title={text('delivery.closedDays')} about={text('delivery.closedDaysAbout')}>
      {days.length === 0 && <Typography>{text('delivery.noClosedDays')}</Typography>}
      <Lines>
        {days.map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </Lines>
      <NewClosedDay />
    </Section>
  );
}

function Day({ day }: { day: ClosedDay }) {
  const text = useText();
  const language = useLanguage();
  const date = formatDay(day.date, language);
  const action = text('delivery.day.open');
  return (
    <Line
      action={
        <AskedButton
          label={action}
          name={text('delivery.named', { action, name: date })}
          title={text('delivery.day.openTitle', { date })}
          text={text('delivery.day.openText')}
          request={() => openDay(day.date)}
          done="delivery.day.opened"
        />
      }
    >
      <Typography component="span">{date}</Typography>
      <Typography component="span" color="textSecondary">
        <bdi>{pickText(day, 'name', language)}</bdi>
      </Typography>
    </Line>
  );
}
