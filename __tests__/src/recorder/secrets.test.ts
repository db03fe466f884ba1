import type { UnknownAction } from '@reduxjs/toolkit';
import { Check } from 'typebox/value';
import { readAppointment } from '../../../src/api/appointments.ts';
import { readCart, readCartItem } from '../../../src/api/carts.ts';
import { readOrder } from '../../../src/api/subscriptions.ts';
import { otherTabStored } from '../../../src/app/tabsSaga.ts';
import {
  addressSaveSubmitted,
  addressSaveSucceeded,
} from '../../../src/features/addresses/addressesSlice.ts';
import { authenticationRequired } from '../../../src/features/alerts/alertsSlice.ts';
import {
  appointmentCancelSubmitted,
  appointmentLoaded,
} from '../../../src/features/appointments/appointmentsSlice.ts';
import {
  anotherTimePressed,
  detailsSubmitted,
} from '../../../src/features/booking/bookingSlice.ts';
import { noteEdited, voucherSubmitted } from '../../../src/features/cart/cartSlice.ts';
import { checkoutSubmitted } from '../../../src/features/checkout/checkoutSlice.ts';
import { contactSubmitted } from '../../../src/features/content/contactSlice.ts';
import { draftChanged, draftsRestored } from '../../../src/features/drafts/draftsSlice.ts';
import { emailChangeReceived } from '../../../src/features/emailChange/emailChangeSlice.ts';
import { restoreOpened } from '../../../src/features/emailLinks/restoreEmailSlice.ts';
import { resetLinkSubmitted } from '../../../src/features/forgotPassword/forgotPasswordSlice.ts';
import { mealsLoaded } from '../../../src/features/mealSelection/mealSelectionSlice.ts';
import { orderLoaded } from '../../../src/features/orders/ordersSlice.ts';
import { downloadSubmitted } from '../../../src/features/privacy/privacySlice.ts';
import {
  passwordChangeSubmitted,
  profileEditSubmitted,
  profileLoaded,
} from '../../../src/features/profile/profileSlice.ts';
import {
  answersSubmitted,
  questionnaireLoaded,
} from '../../../src/features/questionnaire/questionnaireSlice.ts';
import { quickSignUpSubmitted } from '../../../src/features/quickSignUp/quickSignUpSlice.ts';
import { registerSubmitted } from '../../../src/features/register/registerSlice.ts';
import {
  passwordResetSubmitted,
  linkOpened,
} from '../../../src/features/resetPassword/resetPasswordSlice.ts';
import { loginSubmitted } from '../../../src/features/session/loginSlice.ts';
import {
  profileChanged,
  sessionFollowed,
  sessionStarted,
} from '../../../src/features/session/sessionSlice.ts';
import { SentRecording } from '../../../src/contract/wire/problemReport.ts';
import {
  problemReportOpened,
  problemReportSubmitted,
} from '../../../src/features/problemReport/problemReportSlice.ts';
import { draftNames } from '../../../src/forms/draftNames.ts';
import { locationChanged, type RouterState } from '../../../src/routing/routerSlice.ts';
import { cartReceived } from '../../../src/saga/events.ts';
import { address } from '../../support/factories/address.ts';
import { booking } from '../../support/factories/appointment.ts';
import { cart } from '../../support/factories/cart.ts';
import { customerInfo, profile } from '../../support/factories/customer.ts';
import { dish, mealsResponse } from '../../support/factories/meals.ts';
import { answers } from '../../support/factories/questionnaire.ts';
import { recordedVisit } from '../../support/factories/recording.ts';
import { subscriptionDetails, subscriptionItem } from '../../support/factories/subscription.ts';
import { keptText, shownRecorder } from '../../support/recorder.ts';
import { installDevTools } from '../../support/reduxDevTools.ts';

const planted = 'planted@secret';
/** Represents health answers. */
const number = 98_765;

const person = { first_name: planted, last_name: planted, email: planted, phone: planted };
const theirs = profile({ ...person, civil_id: planted });
const info = customerInfo({ token: planted, profile: theirs });
const place = address({
  title: planted,
  block: planted,
  street: planted,
  avenue: planted,
  house_building: planted,
  floor: planted,
  apartment: planted,
  special_direction: planted,
});
const health = answers({
  medical_condition: true,
  medical_condition_details: planted,
  allergens: [number],
  dislikes: [number],
  others: planted,
  age: number,
  height: number,
  weight: number,
});
const basket = readCart(cart({ comment: planted }));
const passwords = { password: planted, confirm_password: planted };
const { id: _id, governorate: _governorate, area: _area, ...placeInput } = place;
const choice = [{ id: number, name_en: planted, name_ar: planted }];
const meeting = readAppointment(
  booking({ comments: planted, phone: planted, email: planted, rejected_reason: planted }),
);
const order = readOrder(
  subscriptionDetails({
    address: place,
    registered_mobile_number: planted,
    items: [
      subscriptionItem({
        dislikes_and_allergies: choice,
        other_dislikes_and_allergies: planted,
        medical_condition: planted,
      }),
    ],
  }),
);
const line = readCartItem(mealsResponse().cart_item);
const menu = [dish({ blocked_by: choice, disliked: choice })];

const at = (pathname: string, search: string): RouterState => ({
  location: { pathname, search, hash: `#token=${planted}`, key: 'k' },
  action: 'POP',
});
const drafts = {
  [draftNames.login]: { email: planted },
  [draftNames.forgotPassword]: { email: planted },
  [draftNames.cancellation(7)]: { rejected_reason: planted },
  [draftNames.contact]: { name: planted, email: planted, phone: planted, message: planted },
  [draftNames.address(null)]: { street: planted, gov_id: '2' },
  [draftNames.questionnaire(11)]: { ...health, weight: String(number) },
  [draftNames.resetPassword]: { token: planted },
  [draftNames.appointment]: { comments: planted },
  [draftNames.problemReport]: { message: planted },
  [draftNames.note(7)]: { comment: planted },
};

/** Everything that customers type, that the server answers about them, and that addresses carry. */
const everything: readonly UnknownAction[] = [
  { type: 'persist/REHYDRATE', payload: { session: { customerInfo: info } }, key: planted },
  draftsRestored({ customer: planted, own: drafts, guest: drafts }),
  ...Object.entries(drafts).map(([name, values]) => draftChanged({ owner: planted, name, values })),
  locationChanged(at('/payment', `?data=${planted}`)),
  locationChanged(at('/reset-password', `?token=${planted}`)),
  locationChanged(at('/login', `?redirect=${encodeURIComponent(`/payment?data=${planted}`)}`)),
  locationChanged(at(`/${planted}`, `?${planted}&item=${planted}`)),
  authenticationRequired(`/payment?data=${planted}`),
  loginSubmitted({ email: planted, password: planted }),
  quickSignUpSubmitted({ ...person, ...passwords, terms: true }),
  registerSubmitted({ ...person, ...passwords, ...placeInput, civil_id: planted, terms: true }),
  sessionStarted({ customerInfo: info, cart: basket }),
  sessionFollowed({ customerInfo: info }),
  otherTabStored({ session: { customerInfo: info } }),
  profileChanged(theirs),
  profileLoaded({ profile: theirs, addresses: [place], governorates: [] }),
  profileEditSubmitted({ ...person, civil_id: planted, password: planted }),
  passwordChangeSubmitted({
    old_password: planted,
    new_password: planted,
    confirm_password: planted,
  }),
  downloadSubmitted({ password: planted }),
  emailChangeReceived({ email: planted, expires_at: '2027-01-13T07:00:00.000Z' }),
  restoreOpened(planted),
  resetLinkSubmitted({ email: planted }),
  linkOpened(planted),
  passwordResetSubmitted(passwords),
  addressSaveSubmitted({ id: null, address: placeInput }),
  addressSaveSucceeded({ address: place, addresses: [place] }),
  questionnaireLoaded({
    cartItem: line,
    answers: health,
    allergens: [],
    ingredients: [],
    today: '2027-01-12',
  }),
  answersSubmitted({ cartItemId: 11, answers: health }),
  mealsLoaded({ cartItem: line, dates: [], dishes: menu, selection: [], draft: null }),
  cartReceived(basket),
  noteEdited({ comment: planted }),
  voucherSubmitted({ couponCode: planted }),
  checkoutSubmitted({ id: null, address: placeInput }),
  orderLoaded(order),
  detailsSubmitted({ dietitianId: 1, comments: planted }),
  appointmentLoaded(meeting),
  anotherTimePressed({ appointment: meeting }),
  appointmentCancelSubmitted({ appointmentId: 61, reason: planted }),
  problemReportOpened(recordedVisit({ text: planted })),
  problemReportSubmitted({ message: planted }),
  contactSubmitted({ ...person, name: planted, subject: planted, message: planted }),
];

it('are in no recording, in nothing stored or reported of one, and not in Redux DevTools', () => {
  const panels = installDevTools();
  const kept = keptText();
  const begins = { router: at('/payment', `?data=${planted}`) };
  const recorder = shownRecorder({ kept, begins });
  for (const action of everything) recorder.monitor.actionDispatched?.(action);
  recorder.save();
  expect(JSON.stringify(everything)).toContain(planted);
  expect(recorder.recording().entries).toHaveLength(everything.length);
  const visit = recorder.visit();
  expect(Check(SentRecording, JSON.parse(String(visit?.text)))).toBe(true);
  const [panel] = panels;
  expect(panel?.actions()).toHaveLength(everything.length + 2);
  const texts = [JSON.stringify(recorder.recording()), kept.read(), visit?.text];
  for (const text of [...texts, panel?.exported(), panel?.everything()].map(String)) {
    expect(text.match(/.{0,40}(?:planted|98765).{0,40}/g)).toBeNull();
  }
});
