import { textToFils } from '../../contract/money.ts';
import type { StaffOrderDetails } from '../../contract/wire/staff/orders.ts';
import { useText } from '../i18n/useText.ts';
import { FactList } from '../parts/FactList.tsx';
import { Money } from '../parts/Money.tsx';
import { Section } from '../parts/Section.tsx';

/** From the sub total to the total; discounts of zero are left out. */
export function Amounts({ order }: { order: StaffOrderDetails }) {
  const text = useText();
  const { coupon_code: code } = order;
  const fact = (label: string, amount: string) => ({ label, value: <Money amount={amount} /> });
  const saving = (label: string, amount: string) => ({
    label,
    value: textToFils(amount) === 0 ? null : <Money amount={`-${amount}`} />,
  });
  return (
    <Section title={text('orders.amounts')}>
      <FactList
        facts={[
          fact(text('orders.subTotal'), order.sub_total),
          saving(text('orders.discount'), order.discount),
          saving(
            code === null ? text('orders.coupon') : text('orders.couponOf', { code }),
            order.coupon_discount,
          ),
          fact(text('orders.delivery'), order.delivery),
          {
            label: text('orders.fields.total'),
            value: (
              <strong>
                <Money amount={order.grand_total} />
              </strong>
            ),
          },
        ]}
      />
    </Section>
  );
}
