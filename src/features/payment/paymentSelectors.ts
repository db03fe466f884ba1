import { createSelector } from '@reduxjs/toolkit';
import type { PayableKey, PayableKind } from '../../payment/reference.ts';
import { selectPathname, type RouterState } from '../../routing/routerSlice.ts';
import { selectAppointment, type WithAppointments } from '../appointments/appointmentsSlice.ts';
import { selectOrder, type WithOrders } from '../orders/ordersSlice.ts';
import { payableOfAppointment, payableOfOrder } from './payable.ts';
import { paymentPage } from './paymentPage.ts';
import { selectPayment, type WithPayment } from './paymentSlice.ts';

type WithPayables = WithAppointments & WithOrders;

/** The order or the appointment, when it is loaded. */
export const selectPayable = createSelector(
  [
    (state: WithPayables, { kind, id }: PayableKey) =>
      kind === 'order' ? selectOrder(state, id) : null,
    (state: WithPayables, { kind, id }: PayableKey) =>
      kind === 'appointment' ? selectAppointment(state, id) : null,
  ],
  (order, appointment) => {
    if (order !== null) return payableOfOrder(order);
    return appointment === null ? null : payableOfAppointment(appointment);
  },
);

/** The order or appointment that is being paid, once it is loaded. */
export const selectPaymentTarget = (state: WithPayables & WithPayment) => {
  const { payable } = selectPayment(state);
  return payable === null ? null : selectPayable(state, payable);
};

/** The page's kind of payment; an order unless the address says otherwise. */
export const selectPaymentKind = (state: { router: RouterState }): PayableKind =>
  selectPathname(state) === paymentPage('appointment') ? 'appointment' : 'order';
