import { addressesSaga } from '../features/addresses/addressesSaga.ts';
import { bookingSaga } from '../features/booking/bookingSaga.ts';
import { cartSaga } from '../features/cart/cartSaga.ts';
import { checkoutSaga } from '../features/checkout/checkoutSaga.ts';
import { mealSelectionSaga } from '../features/mealSelection/mealSelectionSaga.ts';
import { productSaga } from '../features/product/productSaga.ts';
import { sampleWeekSaga } from '../features/product/sampleWeekSaga.ts';
import { questionnaireSaga } from '../features/questionnaire/questionnaireSaga.ts';
import { appointmentFlow } from '../flows/appointmentFlow.ts';
import { buyingFlow } from '../flows/buyingFlow.ts';
import type { Feature } from './features.ts';

/** Features of the two flows: from a package or a dietitian to the payment. */
export const buyingFeatures: readonly Feature[] = [
  cartSaga,
  checkoutSaga,
  productSaga,
  sampleWeekSaga,
  questionnaireSaga,
  mealSelectionSaga,
  addressesSaga,
  bookingSaga,
  buyingFlow,
  appointmentFlow,
];
