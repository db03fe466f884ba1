import { createSelector } from '@reduxjs/toolkit';
import type { PayableKey, PayableKind } from '../../payment/reference.ts';
import { selectPathname, type RouterState } from '../../routing/routerSlice.ts';
import {
  selectAppointment,
  selectRouteAppointmentId,
  type WithAppointments,
} from '../appointments/appointmentsSelectors.ts';
import { selectOrder } from '../orders/ordersSelectors.ts';
import type { OrdersState } from '../orders/ordersSlice.ts';
import { payableOfAppointment, payableOfOrder } from './payable.ts';
import { paymentPage } from './paymentPage.ts';
import { selectPayment, type PaymentStage, type WithPayment } from './paymentSlice.ts';

type WithPayables = WithAppointments & { orders: OrdersState };

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

/** What is being paid, when it is loaded. */
export const selectPaymentTarget = (state: WithPayables & WithPayment) => {
  const { payable } = selectPayment(state);
  return payable === null ? null : selectPayable(state, payable);
};

const BETWEEN_PAYMENTS: readonly PaymentStage[] = ['idle', 'failed', 'confirmed'];

/** What the page is for; an order unless the address says otherwise. */
export const selectPaymentKind = (state: { router: RouterState }): PayableKind =>
  selectPathname(state) === paymentPage('appointment') ? 'appointment' : 'order';

/**
 * On the way to the hosted page of a appointment, or back from it: the page is about the payment alone. A
 * appointment that the address names is shown itself, unless the bank is being asked about it.
 */
export function selectIsPayingAppointment(
  state: WithAppointments & WithPayment & { router: RouterState },
): boolean {
  const { stage, payable } = selectPayment(state);
  if (BETWEEN_PAYMENTS.includes(stage)) return false;
  const id = selectRouteAppointmentId(state);
  if (Number.isNaN(id)) return true;
  const isAbout = payable?.kind === 'appointment' && payable.id === id;
  return isAbout && selectAppointment(state, id)?.payment_pending === true;
}
