import { combineReducers } from '@reduxjs/toolkit';
import { addressesReducer } from '../features/addresses/addressesSlice.ts';
import { alertsReducer } from '../features/alerts/alertsSlice.ts';
import {
  appointmentListReducer,
  appointmentsReducer,
} from '../features/appointments/appointmentsSlice.ts';
import { bookingReducer } from '../features/booking/bookingSlice.ts';
import { cartReducer } from '../features/cart/cartSlice.ts';
import { checkoutReducer } from '../features/checkout/checkoutSlice.ts';
import { connectionReducer } from '../features/connection/connectionSlice.ts';
import { contactReducer } from '../features/content/contactSlice.ts';
import { draftsReducer } from '../features/drafts/draftsSlice.ts';
import { emailChangeReducer } from '../features/emailChange/emailChangeSlice.ts';
import { confirmEmailReducer } from '../features/emailLinks/confirmEmailSlice.ts';
import { restoreEmailReducer } from '../features/emailLinks/restoreEmailSlice.ts';
import { forgotPasswordReducer } from '../features/forgotPassword/forgotPasswordSlice.ts';
import { homeReducer } from '../features/home/homeSlice.ts';
import { languageReducer } from '../features/language/languageSlice.ts';
import { languageSwitchReducer } from '../features/language/languageSwitchSlice.ts';
import { notificationsReducer } from '../features/notifications/notificationsSlice.ts';
import { orderListReducer } from '../features/orders/list/orderListSlice.ts';
import { ordersReducer } from '../features/orders/ordersSlice.ts';
import { paymentReducer } from '../features/payment/paymentSlice.ts';
import { paymentUnderWayReducer } from '../features/payment/paymentUnderWaySlice.ts';
import { privacyReducer } from '../features/privacy/privacySlice.ts';
import { problemReportReducer } from '../features/problemReport/problemReportSlice.ts';
import { productReducer } from '../features/product/productSlice.ts';
import { sampleWeekReducer } from '../features/product/sampleWeekSlice.ts';
import { profileReducer } from '../features/profile/profileSlice.ts';
import { quickSignUpReducer } from '../features/quickSignUp/quickSignUpSlice.ts';
import { registerReducer } from '../features/register/registerSlice.ts';
import { maintenanceReducer } from '../features/maintenance/maintenanceSlice.ts';
import { mealSelectionReducer } from '../features/mealSelection/mealSelectionSlice.ts';
import { questionnaireReducer } from '../features/questionnaire/questionnaireSlice.ts';
import { resetPasswordReducer } from '../features/resetPassword/resetPasswordSlice.ts';
import { loginReducer } from '../features/session/loginSlice.ts';
import { sessionReducer } from '../features/session/sessionSlice.ts';
import { unsavedReducer } from '../features/unsaved/unsavedSlice.ts';
import { routerReducer, type RouterState } from '../routing/routerSlice.ts';
import { progressReducer } from '../saga/progressSlice.ts';

export const rootReducer = combineReducers({
  router: routerReducer,
  progress: progressReducer,
  session: sessionReducer,
  login: loginReducer,
  forgotPassword: forgotPasswordReducer,
  resetPassword: resetPasswordReducer,
  emailChange: emailChangeReducer,
  confirmEmail: confirmEmailReducer,
  restoreEmail: restoreEmailReducer,
  language: languageReducer,
  languageSwitch: languageSwitchReducer,
  unsaved: unsavedReducer,
  drafts: draftsReducer,
  notifications: notificationsReducer,
  alerts: alertsReducer,
  maintenance: maintenanceReducer,
  connection: connectionReducer,
  home: homeReducer,
  contact: contactReducer,
  cart: cartReducer,
  checkout: checkoutReducer,
  payment: paymentReducer,
  paymentUnderWay: paymentUnderWayReducer,
  orderList: orderListReducer,
  orders: ordersReducer,
  appointmentList: appointmentListReducer,
  appointments: appointmentsReducer,
  booking: bookingReducer,
  product: productReducer,
  sampleWeek: sampleWeekReducer,
  questionnaire: questionnaireReducer,
  mealSelection: mealSelectionReducer,
  register: registerReducer,
  quickSignUp: quickSignUpReducer,
  profile: profileReducer,
  privacy: privacyReducer,
  addresses: addressesReducer,
  problemReport: problemReportReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** The slices that a page rendered by the server starts with; the location is the browser's. */
export type DeliveredState = Partial<Omit<RootState, 'router'>>;

const NOTHING_HAPPENED = { type: 'storefront/created' };

/**
 * The state in which the server rendered the page: the first render here must be of the same. The server
 * saw neither the query nor the hash of the address.
 */
export function servedState(delivered: DeliveredState, here: RouterState): RootState {
  const { location, action } = here;
  const isServed = location.search === '' && location.hash === '';
  // The same object, where it is the same place: nothing that knows it is rendered again.
  const router = isServed ? here : { location: { ...location, search: '', hash: '' }, action };
  return rootReducer({ ...delivered, router }, NOTHING_HAPPENED);
}

/** The slices that the page has to carry: those that differ from a new visit's. */
export function changedSlices(state: RootState): DeliveredState {
  const initial = servedState({}, state.router);
  return Object.fromEntries(
    sliceNames(initial)
      .filter((name) => name !== 'router' && state[name] !== initial[name])
      .map((name) => [name, state[name]]),
  );
}

const sliceNames = (state: RootState) => Object.keys(state) as (keyof RootState)[];
