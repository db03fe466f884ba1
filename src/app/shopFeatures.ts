import type { SagaGenerator } from 'typed-redux-saga';
import { addressesSaga } from '../features/addresses/addressesSaga.ts';
import { appointmentsSaga } from '../features/appointments/appointmentsSaga.ts';
import { bookingSaga } from '../features/booking/bookingSaga.ts';
import { moveSaga } from '../features/booking/moveSaga.ts';
import { cartSaga } from '../features/cart/cartSaga.ts';
import { checkoutSaga } from '../features/checkout/checkoutSaga.ts';
import { contactSaga } from '../features/content/contactSaga.ts';
import { emailChangeSaga } from '../features/emailChange/emailChangeSaga.ts';
import { emailLinksSaga } from '../features/emailLinks/emailLinksSaga.ts';
import { forgotPasswordSaga } from '../features/forgotPassword/forgotPasswordSaga.ts';
import { mealSelectionSaga } from '../features/mealSelection/mealSelectionSaga.ts';
import { deliverySaga } from '../features/orders/changes/deliverySaga.ts';
import { freezeSaga } from '../features/orders/changes/freezeSaga.ts';
import { keptMealsSaga } from '../features/orders/plan/keptMealsSaga.ts';
import { ordersSaga } from '../features/orders/ordersSaga.ts';
import { renewalSaga } from '../features/orders/renewal/renewalSaga.ts';
import { stopSaga } from '../features/orders/changes/stopSaga.ts';
import { privacySaga } from '../features/privacy/privacySaga.ts';
import { problemReportSaga } from '../features/problemReport/problemReportSaga.ts';
import { productSaga } from '../features/product/productSaga.ts';
import { sampleWeekSaga } from '../features/product/sampleWeekSaga.ts';
import { mailsSaga } from '../features/profile/mailsSaga.ts';
import { profileSaga } from '../features/profile/profileSaga.ts';
import { questionnaireSaga } from '../features/questionnaire/questionnaireSaga.ts';
import { quickSignUpSaga } from '../features/quickSignUp/quickSignUpSaga.ts';
import { registerSaga } from '../features/register/registerSaga.ts';
import { resetPasswordSaga } from '../features/resetPassword/resetPasswordSaga.ts';
import { appointmentFlow } from '../flows/appointmentFlow.ts';
import { changeDayFlow } from '../flows/changeDayFlow.ts';
import { buyingFlow } from '../flows/buyingFlow.ts';
import { runFeatures, type Feature } from './features.ts';
import { firstFeatures } from './firstFeatures.ts';

/** Features of pages with more than text to read. */
export const shopFeatures: readonly Feature[] = [
  forgotPasswordSaga,
  resetPasswordSaga,
  emailChangeSaga,
  emailLinksSaga,
  contactSaga,
  problemReportSaga,
  cartSaga,
  checkoutSaga,
  ordersSaga,
  keptMealsSaga,
  freezeSaga,
  deliverySaga,
  renewalSaga,
  stopSaga,
  productSaga,
  sampleWeekSaga,
  questionnaireSaga,
  mealSelectionSaga,
  registerSaga,
  quickSignUpSaga,
  profileSaga,
  mailsSaga,
  privacySaga,
  addressesSaga,
  appointmentsSaga,
  bookingSaga,
  moveSaga,
  buyingFlow,
  appointmentFlow,
  changeDayFlow,
];

/** Every feature from the start: for the server, which waits for no file. */
export function* rootSaga(): SagaGenerator<void> {
  yield* runFeatures([...firstFeatures, ...shopFeatures]);
}
