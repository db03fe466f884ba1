import Stack from '@mui/material/Stack';
import { languages } from '../../contract/languages.ts';
import type { StaffOrderDetails } from '../../contract/wire/staff/orders.ts';
import { useStopTexts } from '../day/useStopTexts.ts';
import { useText } from '../i18n/useText.ts';
import { ContactLinks } from '../parts/ContactLinks.tsx';
import { FactList } from '../parts/FactList.tsx';
import { Instant } from '../parts/Instant.tsx';
import { Section } from '../parts/Section.tsx';
import { OrderChips } from './OrderChips.tsx';

/** The customer, the time, the address and the state of the order. */
export function Ordered({ order }: { order: StaffOrderDetails }) {
  const text = useText();
  const { area, address: addressText } = useStopTexts();
  const { address } = order;
  const written = (label: string, value: string | null) => ({
    label,
    value: value === null ? null : <span dir="auto">{value}</span>,
  });
  return (
    <Section title={text('orders.ordered')}>
      <OrderChips order={order} />
      <FactList
        facts={[
          {
            label: text('orders.fields.customer'),
            value: <bdi>{order.customer_name || text('orders.nobody')}</bdi>,
          },
          {
            label: text('orders.contact'),
            value:
              order.email === '' ? null : (
                <Stack sx={{ alignItems: 'start' }}>
                  <ContactLinks email={order.email} phone={order.phone} />
                </Stack>
              ),
          },
          { label: text('orders.language'), value: languages[order.language].name },
          { label: text('orders.fields.ordered'), value: <Instant at={order.ordered_at} /> },
          {
            label: text('orders.address'),
            value: `${area(address)}\n${addressText(address)}`,
          },
          written(text('orders.direction'), address.special_direction),
          written(text('orders.comment'), order.comment),
          written(text('orders.rejectedReason'), order.rejected_reason),
        ]}
      />
    </Section>
  );
}
