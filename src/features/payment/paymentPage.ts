import type { PayableKind } from '../../payment/reference.ts';
import { paths } from '../../routing/paths.ts';

/** Where a payment is started, and where its return is read. */
export const paymentPage = (kind: PayableKind): string =>
  kind === 'order' ? paths.payment() : paths.bookingPayment();
