import { screen } from '@testing-library/react';
import type { StaffAppointment } from '../../../src/contract/wire/staff/appointments.ts';
import { payload } from '../../support/replies.ts';
import { accountOf, renderKitchen } from '../../support/renderKitchen.tsx';

const appointment: StaffAppointment = {
  ...{ id: 20_003, booking_number: 'AP-20003', dietitian_id: 1, date: '2027-01-17', time: '10:00' },
  ...{ status: 'received', customer_name: 'Noura', email: 'noura@example.com' },
  ...{ phone: '+96551683807', fee: '20.000', comments: null, rejected_reason: null },
  refund_due: false,
};

const open = (items: readonly StaffAppointment[]) =>
  renderKitchen(
    {
      'GET me': () => accountOf('service'),
      'GET dietitians': () => payload({ items: [], total: 0 }),
      'GET appointments': () => payload({ items, total: items.length }),
    },
    { path: '/appointments' },
  );

it('shows the phone number in groups, or the email address of a customer without one', async () => {
  open([
    appointment,
    { ...appointment, id: 20_004, booking_number: 'AP-20004', customer_name: 'Ali', phone: null },
  ]);
  expect(await screen.findByText('+965 5168 3807')).toBeVisible();
  expect(screen.getByText('Ali').closest('td')).toHaveTextContent('AliAP-20004noura@example.com');
});
