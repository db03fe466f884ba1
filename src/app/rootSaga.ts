import { spawn, type SagaGenerator } from 'typed-redux-saga';
import { addressesSaga } from '../features/addresses/addressesSaga.ts';
import { appointmentsSaga } from '../features/appointments/appointmentsSaga.ts';
import { bookingSaga } from '../features/booking/bookingSaga.ts';
import { cartSaga } from '../features/cart/cartSaga.ts';
import { checkoutSaga } from '../features/checkout/checkoutSaga.ts';
import { contactSaga } from '../features/content/contactSaga.ts';
import { draftsSaga } from '../features/drafts/draftsSaga.ts';
import { emailChangeSaga } from '../features/emailChange/emailChangeSaga.ts';
import { emailLinksSaga } from '../features/emailLinks/emailLinksSaga.ts';
import { forgotPasswordSaga } from '../features/forgotPassword/forgotPasswordSaga.ts';
import { homeSaga } from '../features/home/homeSaga.ts';
import { languageSaga } from '../features/language/languageSaga.ts';
import { maintenanceSaga } from '../features/maintenance/maintenanceSaga.ts';
import { ordersSaga } from '../features/orders/ordersSaga.ts';
import { privacySaga } from '../features/privacy/privacySaga.ts';
import { productSaga } from '../features/product/productSaga.ts';
import { sampleWeekSaga } from '../features/product/sampleWeekSaga.ts';
import { profileSaga } from '../features/profile/profileSaga.ts';
import { quickSignUpSaga } from '../features/quickSignUp/quickSignUpSaga.ts';
import { registerSaga } from '../features/register/registerSaga.ts';
import { resetPasswordSaga } from '../features/resetPassword/resetPasswordSaga.ts';
import { mealSelectionSaga } from '../features/mealSelection/mealSelectionSaga.ts';
import { questionnaireSaga } from '../features/questionnaire/questionnaireSaga.ts';
import { sessionSaga } from '../features/session/sessionSaga.ts';
import { appointmentFlow } from '../flows/appointmentFlow.ts';
import { subscriptionFlow } from '../flows/subscriptionFlow.ts';
import { guardSaga } from './guardSaga.ts';
import { tabsSaga } from './tabsSaga.ts';

const features = [
  // First: what the tab kept is there before any page asks for it.
  draftsSaga,
  guardSaga,
  sessionSaga,
  tabsSaga,
  languageSaga,
  maintenanceSaga,
  forgotPasswordSaga,
  resetPasswordSaga,
  emailChangeSaga,
  emailLinksSaga,
  contactSaga,
  homeSaga,
  cartSaga,
  checkoutSaga,
  ordersSaga,
  productSaga,
  sampleWeekSaga,
  questionnaireSaga,
  mealSelectionSaga,
  registerSaga,
  quickSignUpSaga,
  profileSaga,
  privacySaga,
  addressesSaga,
  appointmentsSaga,
  bookingSaga,
  subscriptionFlow,
  appointmentFlow,
];

/** Spawned, so that one feature's end is never another's. */
export function* rootSaga(): SagaGenerator<void> {
  for (const feature of features) yield* spawn(feature);
}
