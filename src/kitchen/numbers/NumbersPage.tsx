import Box from '@mui/material/Box';
import { addDays, kuwaitToday } from '../../contract/kuwaitTime.ts';
import { datesFault, DAYS_AHEAD } from '../../contract/staff/numbers.ts';
import type { NumbersQuery } from '../../contract/wire/staff/numbers.ts';
import { getDeliveryNumbers, getOrderNumbers, getRenewals, getRevenue } from '../api/numbers.ts';
import { useText } from '../i18n/useText.ts';
import { Page } from '../parts/Page.tsx';
import { DatesChoice } from './DatesChoice.tsx';
import { DayFigures } from './DayFigures.tsx';
import {
  deliveryMeasures,
  orderMeasures,
  renewalMeasures,
  revenueMeasures,
} from './dayMeasures.ts';
import { DishFigures } from './DishFigures.tsx';
import { useDates } from './useDates.ts';

export function NumbersPage() {
  const text = useText();
  const { dates, show } = useDates();
  const today = kuwaitToday(new Date());
  return (
    <Page title={text('numbers.name')}>
      <DayFigures
        name="deliveries"
        title={text('numbers.deliveries', { days: DAYS_AHEAD })}
        dates={{ from: today, to: addDays(today, DAYS_AHEAD - 1) }}
        request={getDeliveryNumbers}
        measures={deliveryMeasures}
      />
      <DatesChoice dates={dates} choose={show} />
      {datesFault(dates) === null && <OfDates dates={dates} />}
    </Page>
  );
}

function OfDates({ dates }: { dates: NumbersQuery }) {
  const text = useText();
  return (
    <>
      <DayFigures
        name="revenue"
        title={text('numbers.revenue')}
        hint={text('numbers.revenueHint')}
        dates={dates}
        request={getRevenue}
        measures={revenueMeasures}
        unit="fils"
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <DayFigures
          name="orders"
          title={text('numbers.orders')}
          hint={text('numbers.ordersHint')}
          dates={dates}
          request={getOrderNumbers}
          measures={orderMeasures}
        />
        <DayFigures
          name="renewals"
          title={text('numbers.renewals')}
          hint={text('numbers.renewalsHint')}
          dates={dates}
          request={getRenewals}
          measures={renewalMeasures}
        />
      </Box>
      <DishFigures dates={dates} />
    </>
  );
}
