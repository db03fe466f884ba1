import Link from '@mui/material/Link';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { formatDay } from '../../i18n/formats.ts';
import { getPlanDay } from '../api/planDays.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Page } from '../parts/Page.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ChangePlanDay } from './ChangePlanDay.tsx';
import { PlanDayFacts } from './PlanDayFacts.tsx';

/** A day of a plan, with what its customer must not or will not eat and the menu to choose from. */
export function PlanDayPage() {
  const text = useText();
  const language = useLanguage();
  const { id } = useParams();
  const { answer: day, error, retry } = useAnswer(getPlanDay(Number(id)));
  const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return (
    <Page title={day ? formatDay(day.date, language, longDay) : text('plan-days.name')}>
      <Link component={RouterLink} to={`/plan-days${day ? backTo(day.date) : ''}`}>
        {text('plan-days.back')}
      </Link>
      {error !== null && <Failure error={error} retry={retry} />}
      {error === null && day === undefined && <Waiting />}
      {day && <PlanDayFacts day={day} />}
      {day && <ChangePlanDay key={day.id} day={day} />}
    </Page>
  );
}

/** The list of the day's date, as react-admin writes it into the address. */
const backTo = (date: string) => `?filter=${encodeURIComponent(JSON.stringify({ date }))}`;
