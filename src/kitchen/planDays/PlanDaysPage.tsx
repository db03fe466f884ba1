import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { languages, pickText, type Language } from '../../contract/languages.ts';
import { firstOpenDay } from '../../contract/planDays.ts';
import { planDayStates } from '../../contract/staff/planDays.ts';
import type { StaffPlanDay } from '../../contract/wire/staff/planDays.ts';
import { formatDay } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText, type Text } from '../i18n/useText.ts';
import { ChoiceLine } from '../parts/ChoiceLine.tsx';
import { DateLine } from '../parts/DateLine.tsx';
import type { Column } from '../parts/recordColumns.ts';
import { RecordList } from '../parts/RecordList.tsx';
import { StateChip } from '../parts/StateChip.tsx';

/** The days of a date that the kitchen fills, from the first one that can still be changed. */
export function PlanDaysPage() {
  const text = useText();
  const language = useLanguage();
  const first = firstOpenDay(new Date());
  return (
    <RecordList
      columns={columnsOf(text, language)}
      begin={{ date: first }}
      filters={
        <>
          <DateLine name="date" label={text('plan-days.fields.date')} min={first} />
          <ChoiceLine
            name="state"
            label={text('plan-days.fields.state')}
            none={text('plan-days.everyState')}
            choices={planDayStates.map((value) => ({
              value,
              label: text(`plan-days.state.${value}`),
            }))}
          />
        </>
      }
    />
  );
}

const COLOURS = { lacking: 'warning', proposed: 'success', open: 'default' } as const;

const columnsOf = (text: Text, language: Language): Column<StaffPlanDay>[] => [
  {
    name: 'number',
    show: ({ id, order_number: number }) => (
      <Link
        component={RouterLink}
        to={`/plan-days/${id}`}
        sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}
      >
        <bdi dir="ltr">{number}</bdi>
      </Link>
    ),
  },
  { name: 'date', show: ({ date }) => formatDay(date, language) },
  {
    name: 'customer',
    show: ({ customer_name: name, product, variant }) => (
      <>
        <Typography component="span" sx={{ fontWeight: 500 }}>
          <bdi>{name || text('days.accountGone')}</bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {pickText(product, 'name', language)} · {pickText(variant, 'name', language)}
        </Typography>
      </>
    ),
  },
  {
    name: 'dishes',
    show: ({ dishes }) =>
      dishes.length === 0
        ? text('days.noDishes')
        : dishes.map((dish) => pickText(dish, 'name', language)).join(languages[language].comma),
  },
  {
    name: 'state',
    show: ({ state, missing }) => (
      <StateChip
        colour={COLOURS[state]}
        label={
          missing === 0
            ? text(`plan-days.state.${state}`)
            : text('plan-days.missing', { count: missing, state: text(`plan-days.state.${state}`) })
        }
      />
    ),
  },
];
