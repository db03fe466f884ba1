import { appointmentsSaga } from '../features/appointments/appointmentsSaga.ts';
import { moveSaga } from '../features/booking/moveSaga.ts';
import { contactSaga } from '../features/content/contactSaga.ts';
import { emailChangeSaga } from '../features/emailChange/emailChangeSaga.ts';
import { emailLinksSaga } from '../features/emailLinks/emailLinksSaga.ts';
import { forgotPasswordSaga } from '../features/forgotPassword/forgotPasswordSaga.ts';
import { deliverySaga } from '../features/orders/changes/deliverySaga.ts';
import { freezeSaga } from '../features/orders/changes/freezeSaga.ts';
import { stopSaga } from '../features/orders/changes/stopSaga.ts';
import { ordersSaga } from '../features/orders/ordersSaga.ts';
import { keptMealsSaga } from '../features/orders/plan/keptMealsSaga.ts';
import { renewalSaga } from '../features/orders/renewal/renewalSaga.ts';
import { privacySaga } from '../features/privacy/privacySaga.ts';
import { problemReportSaga } from '../features/problemReport/problemReportSaga.ts';
import { mailsSaga } from '../features/profile/mailsSaga.ts';
import { profileSaga } from '../features/profile/profileSaga.ts';
import { quickSignUpSaga } from '../features/quickSignUp/quickSignUpSaga.ts';
import { registerSaga } from '../features/register/registerSaga.ts';
import { resetPasswordSaga } from '../features/resetPassword/resetPasswordSaga.ts';
import { changeDayFlow } from '../flows/changeDayFlow.ts';
import type { Feature } from './features.ts';

/** Features of an account, of what its customer has bought, and of the forms beside. */
export const accountFeatures: readonly Feature[] = [
  forgotPasswordSaga,
  resetPasswordSaga,
  emailChangeSaga,
  emailLinksSaga,
  contactSaga,
  problemReportSaga,
  ordersSaga,
  keptMealsSaga,
  freezeSaga,
  deliverySaga,
  renewalSaga,
  stopSaga,
  registerSaga,
  quickSignUpSaga,
  profileSaga,
  mailsSaga,
  privacySaga,
  appointmentsSaga,
  moveSaga,
  changeDayFlow,
];
