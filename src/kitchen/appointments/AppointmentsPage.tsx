import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pickText, type Language } from '../../contract/languages.ts';
import { kuwaitToday } from '../../contract/kuwaitTime.ts';
import type { StaffAppointment, StaffDietitian } from '../../contract/wire/staff/appointments.ts';
import { formatDay, formatTime } from '../../i18n/formats.ts';
import { getDietitians } from '../api/appointments.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText, type Text } from '../i18n/useText.ts';
import { ChoiceLine } from '../parts/ChoiceLine.tsx';
import { DateLine } from '../parts/DateLine.tsx';
import { Mobile } from '../parts/Mobile.tsx';
import { FilterPair } from '../parts/FilterBar.tsx';
import { RecordList } from '../parts/RecordList.tsx';
import type { Column } from '../parts/recordColumns.ts';
import { useAccount } from '../session/useAccount.ts';
import { Decisions } from './Decisions.tsx';
import { StateChip } from '../parts/StateChip.tsx';

const NO_DIETITIANS: readonly StaffDietitian[] = [];
const STATUSES = ['received', 'accepted', 'rejected', 'cancelled'] as const;

/** The dietitians' calendar, from today on unless another day is asked for. */
export function AppointmentsPage() {
  const text = useText();
  const language = useLanguage();
  const { permissions } = useAccount();
  const { answer: dietitians = NO_DIETITIANS } = useAnswer(getDietitians());
  const shown = columnsOf(text, language, dietitians).filter(
    ({ name }) => name !== 'comments' || permissions.includes('comments.read'),
  );
  return (
    <RecordList
      columns={permissions.includes('appointments.write') ? [...shown, decisions] : shown}
      begin={{ from: kuwaitToday(new Date()) }}
      filters={
        <>
          <ChoiceLine
            name="dietitian_id"
            label={text('appointments.fields.dietitian')}
            none={text('appointments.everyDietitian')}
            choices={dietitians.map((dietitian) => ({
              value: dietitian.id,
              label: pickText(dietitian, 'name', language),
            }))}
          />
          <ChoiceLine
            name="status"
            label={text('appointments.fields.status')}
            none={text('appointments.everyStatus')}
            choices={STATUSES.map((status) => ({
              value: status,
              label: text(`appointments.status.${status}`),
            }))}
          />
          <FilterPair>
            <DateLine name="from" label={text('appointments.from')} />
            <DateLine name="to" label={text('appointments.to')} />
          </FilterPair>
        </>
      }
    />
  );
}

const decisions: Column<StaffAppointment> = {
  name: 'decisions',
  show: (appointment) => <Decisions appointment={appointment} />,
};

const COLOURS = {
  pending: 'default',
  received: 'warning',
  accepted: 'success',
  rejected: 'default',
  cancelled: 'default',
  failed: 'default',
} as const;

const columnsOf = (
  text: Text,
  language: Language,
  dietitians: readonly StaffDietitian[],
): Column<StaffAppointment>[] => [
  {
    name: 'when',
    show: ({ date, time }) => (
      <Stack>
        <Typography component="span" sx={{ fontWeight: 500 }}>
          {formatTime(time, language)}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {formatDay(date, language)}
        </Typography>
      </Stack>
    ),
  },
  {
    name: 'dietitian',
    show: ({ dietitian_id: id }) => {
      const dietitian = dietitians.find((one) => one.id === id);
      return dietitian === undefined ? '' : pickText(dietitian, 'name', language);
    },
  },
  {
    name: 'customer',
    show: ({ customer_name: name, phone, email, booking_number: number }) => (
      <Stack>
        <Typography component="span" sx={{ fontWeight: 500 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          <bdi dir="ltr">{number}</bdi>
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {phone === null ? <bdi dir="ltr">{email}</bdi> : <Mobile number={phone} />}
        </Typography>
      </Stack>
    ),
  },
  {
    name: 'comments',
    show: ({ comments }) =>
      comments && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', maxWidth: '22em' }} dir="auto">
          {comments}
        </Typography>
      ),
  },
  {
    name: 'status',
    show: ({ status, refund_due: isRefunded, rejected_reason: reason }) => (
      <Stack sx={{ gap: 0.5, alignItems: 'start' }}>
        <StateChip colour={COLOURS[status]} label={text(`appointments.status.${status}`)} />
        {reason !== null && (
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '16em' }}>
            <bdi>{reason}</bdi>
          </Typography>
        )}
        {isRefunded && (
          <Typography variant="body2" color="textSecondary">
            {text('appointments.refunded')}
          </Typography>
        )}
      </Stack>
    ),
  },
];
