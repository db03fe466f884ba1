import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pickText } from '../../contract/languages.ts';
import type { StaffOrderDetails } from '../../contract/wire/staff/orders.ts';
import { formatDay } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { FactList } from '../parts/FactList.tsx';
import { Instant } from '../parts/Instant.tsx';
import { Money } from '../parts/Money.tsx';
import { Section } from '../parts/Section.tsx';

type Plan = StaffOrderDetails['plans'][number];

export function OrderPlans({ plans }: { plans: readonly Plan[] }) {
  const text = useText();
  return (
    <Section title={text('orders.plans')}>
      <Stack sx={{ gap: 2.5 }}>
        {plans.map((plan) => (
          <OnePlan key={plan.id} plan={plan} />
        ))}
      </Stack>
    </Section>
  );
}

function OnePlan({ plan }: { plan: Plan }) {
  const text = useText();
  const language = useLanguage();
  const { quantity, meals, snacks, days, deliveries, stopped_at: stopped } = plan;
  const span = {
    from: formatDay(plan.start_date, language),
    to: formatDay(plan.end_date, language),
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="h3" sx={{ fontSize: '1rem' }}>
        {pickText(plan.product, 'name', language)} · {pickText(plan.variant, 'name', language)}
      </Typography>
      <FactList
        facts={[
          { label: text('orders.eachDay'), value: text('orders.portions', { meals, snacks }) },
          { label: text('orders.quantity'), value: quantity > 1 ? quantity : null },
          { label: text('orders.bought'), value: text('orders.days', { count: days }) },
          { label: text('orders.deliveries'), value: deliveries },
          {
            label: text('orders.fields.delivered'),
            value: deliveries > 0 ? text('orders.span', span) : null,
          },
          { label: text('orders.stopped'), value: stopped && <Instant at={stopped} /> },
          { label: text('orders.price'), value: <Money amount={plan.total} /> },
        ]}
      />
    </Stack>
  );
}
