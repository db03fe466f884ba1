import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StaffOrderDetails } from '../../contract/wire/staff/orders.ts';
import { useText } from '../i18n/useText.ts';
import { FactList } from '../parts/FactList.tsx';
import { Instant } from '../parts/Instant.tsx';
import { Money } from '../parts/Money.tsx';
import { Section } from '../parts/Section.tsx';

type Payment = StaffOrderDetails['payments'][number];
type Capture = Payment['captures'][number];

/** The payment attempts, with their captures. */
export function Payments({ payments }: { payments: readonly Payment[] }) {
  const text = useText();
  return (
    <Section title={text('orders.payments')}>
      {payments.length === 0 && <Typography>{text('orders.noPayments')}</Typography>}
      {payments.map(({ reference, status, amount, started_at: at, captures }) => (
        <Stack key={reference} sx={{ gap: 1 }}>
          <Typography variant="h3" sx={{ fontSize: '1rem' }}>
            {text(`orders.attempt.${status}`)}
          </Typography>
          <FactList
            facts={[
              { label: text('orders.reference'), value: <bdi dir="ltr">{reference}</bdi> },
              { label: text('orders.asked'), value: <Money amount={amount} /> },
              { label: text('orders.begun'), value: <Instant at={at} /> },
            ]}
          />
          {captures.map((capture) => (
            <Taken key={capture.id} capture={capture} />
          ))}
        </Stack>
      ))}
    </Section>
  );
}

function Taken({ capture }: { capture: Capture }) {
  const text = useText();
  const { amount, paid_via: via, payment_id: id, taken_at: at } = capture;
  return (
    <FactList
      facts={[
        {
          label: text(capture.pays ? 'orders.taken' : 'orders.takenBeside'),
          value: amount === null ? text('orders.unreadable') : <Money amount={amount} />,
        },
        { label: text('orders.paidVia'), value: via && <bdi>{via}</bdi> },
        { label: text('orders.paymentId'), value: id && <bdi dir="ltr">{id}</bdi> },
        { label: text('orders.takenAt'), value: <Instant at={at} /> },
      ]}
    />
  );
}
