import { REHYDRATE } from 'redux-persist';
import type { AppointmentStep } from '../flows/appointmentSteps.ts';
import type { ChangeDayStep } from '../flows/changeDaySteps.ts';
import type { BuyingStep } from '../flows/buyingSteps.ts';
import { pathRule, routerRule } from './addressRule.ts';
import {
  address,
  appointment,
  appointmentForm,
  cart,
  dish,
  draftChange,
  draftsState,
  emailChange,
  failure,
  order,
  planDay,
  profile,
  session,
  signedIn,
} from './personalRules.ts';
import { fields, instead, isRecord, list, masked, nothing, whole, type Rule } from './rules.ts';

type Rules = Readonly<Record<string, Rule>>;

const each = (rule: Rule, ...names: readonly string[]): Rules =>
  Object.fromEntries(names.map((name) => [name, rule]));
/** Actions of which only the name is kept, mostly because they have no payload. */
const byName = (...names: readonly string[]) => each(nothing, ...names);
const withFailure = fields<{ id: number; failure: unknown }>({ id: whole, failure });

type Steps<Step extends { name: string }> = Record<Exclude<Step['name'], 'elsewhere'>, Rule>;

/** By `slice/event`. */
const slices: Readonly<Record<string, Rules>> = {
  addresses: {
    ...byName('deletionDismissed', 'left', 'saveSubmitted'),
    ...each(whole, 'editorOpened', 'editorClosed', 'deletionPressed', 'deletionSubmitted'),
    ...each(failure, 'saveFailed', 'deletionFailed'),
    saveSucceeded: fields({ address, addresses: list(address) }),
    deletionSucceeded: fields({ id: whole, addresses: list(address) }),
  },
  alerts: {
    closed: nothing,
    raised: fields({
      kind: whole,
      tone: whole,
      titleKey: whole,
      textKey: whole,
      redirect: pathRule,
    }),
  },
  appointmentList: {
    ...byName('requested', 'retryPressed'),
    loaded: fields({ items: list(appointment), readAt: whole }),
    failed: failure,
  },
  appointments: {
    calendarFilePressed: nothing,
    ...each(whole, 'requested', 'retryPressed', 'cancelPressed', 'cancelDismissed', 'holdTicked'),
    cancelFailed: failure,
    ...each(appointment, 'loaded', 'cancelSucceeded'),
    failed: withFailure,
    cancelSubmitted: fields({ appointmentId: whole, reason: masked }),
  },
  appointment: {
    details: nothing,
    calendar: nothing,
    review: nothing,
    payment: nothing,
    returned: nothing,
  } satisfies Steps<AppointmentStep>,
  booking: {
    ...byName('requested', 'retryPressed', 'slotsRetryPressed', 'slotSubmitted', 'moveSucceeded'),
    ...each(whole, 'dietitianChosen', 'dateChosen', 'timeChosen', 'payPressed'),
    ...each(
      whole,
      'slotsRequested',
      'slotsLoaded',
      'holdSubmitted',
      'holdSucceeded',
      'moveSubmitted',
    ),
    ...each(failure, 'failed', 'holdFailed', 'slotLost'),
    loaded: appointmentForm,
    detailsSubmitted: fields({ dietitianId: whole, comments: masked }),
    slotsFailed: fields({ dietitianId: whole, date: whole, failure }),
    anotherTimePressed: fields({ appointment }),
  },
  buying: {
    choose: nothing,
    questionnaire: nothing,
    meals: nothing,
    cart: nothing,
    checkout: nothing,
    returned: nothing,
    payment: nothing,
  } satisfies Steps<BuyingStep>,
  cart: {
    ...byName('requested', 'loaded', 'retryPressed', 'clearPressed', 'questionDismissed'),
    ...byName('removalSucceeded', 'voucherRemovalSubmitted', 'voucherSucceeded', 'noteSubmitted'),
    ...byName(
      'noteSucceeded',
      'noteOrdered',
      'addressSucceeded',
      'checkoutPressed',
      'changedElsewhere',
    ),
    ...each(whole, 'quantityChanged', 'quantityConfirmed', 'removePressed', 'removalSubmitted'),
    ...each(whole, 'addressSubmitted'),
    ...each(failure, 'failed', 'removalFailed', 'voucherFailed', 'noteFailed', 'addressFailed'),
    received: cart,
    quantityRefused: fields({ cartItemId: whole, failure }),
    voucherSubmitted: fields({ couponCode: masked }),
    noteEdited: fields({ comment: masked }),
  },
  checkout: {
    ...byName('entered', 'submitted', 'addressMissing', 'addressRefused'),
    ...each(whole, 'orderToBeChecked', 'orderCreated'),
    failed: failure,
    totalChanged: fields({ from: whole, to: whole, failure }),
  },
  confirmEmail: {
    ...byName('openedWithoutLink', 'requested', 'linkRejected', 'retryPressed'),
    loaded: fields({ email: masked }),
    failed: failure,
  },
  changeDay: { day: nothing } satisfies Steps<ChangeDayStep>,
  connection: byName('lost', 'restored'),
  contact: { ...byName('opened', 'submitted', 'succeeded', 'anotherPressed'), failed: failure },
  drafts: { restored: draftsState, changed: draftChange, discarded: nothing, dropped: whole },
  emailChange: {
    ...byName('resendSubmitted', 'cancelSubmitted'),
    received: emailChange,
    failed: failure,
  },
  forgotPassword: {
    ...byName('opened', 'otherEmailPressed'),
    ...each(fields({ email: masked }), 'submitted', 'succeeded'),
    mailedEarlier: fields({ email: masked, wait: whole }),
    failed: failure,
    waitTicked: whole,
  },
  home: { ...byName('requested', 'retryPressed'), loaded: whole, failed: failure },
  language: { changed: whole, kept: nothing, followed: whole },
  languageSwitch: {
    ...byName('pressed', 'questioned', 'confirmed', 'cancelled'),
    offered: whole,
  },
  login: { ...byName('opened', 'submitted'), failed: failure },
  maintenance: byName('announced', 'checkSubmitted', 'checkFailed', 'ended', 'detected'),
  mealSelection: {
    ...byName('retryPressed', 'ownChoicePressed', 'dishClosed', 'repeatUndone', 'savePressed'),
    ...byName('keepCustomizingPressed', 'restDelegated', 'delegatePressed', 'delegateConfirmed'),
    ...byName('delegateDismissed'),
    ...each(whole, 'requested', 'dateSelected', 'kindSelected', 'dishOpened', 'repeatAsked'),
    ...each(whole, 'repeatPressed', 'saveSucceeded', 'delegationSucceeded'),
    ...each(failure, 'failed', 'dayFailed', 'saveFailed'),
    ...byName('dayRequested', 'daySaved'),
    dayLoaded: fields({ day: planDay, draft: whole }),
    dishToggled: fields({ date: whole, dish }),
    loaded: fields({
      cartItem: whole,
      dates: whole,
      dishes: list(dish),
      selection: whole,
      draft: whole,
    }),
  },
  notifications: { shown: whole, dismissed: whole },
  orderList: { ...byName('requested', 'retryPressed'), loaded: whole, failed: failure },
  orders: {
    ...byName('receiptPrintPressed', 'payNowDismissed', 'skipSubmitted', 'skipSucceeded'),
    ...byName('skipDismissed'),
    ...each(whole, 'requested', 'retryPressed', 'payNowPressed', 'payNowConfirmed'),
    ...each(whole, 'changeSubmitted', 'changeSucceeded', 'changeFoundPaid', 'planDaySelected'),
    ...each(whole, 'skipPressed', 'takeBackSubmitted'),
    ...each(whole, 'renewalRetryPressed', 'renewalSubmitted', 'renewalSucceeded'),
    ...each(whole, 'freezeSubmitted', 'thawSubmitted', 'stopAsked', 'stopSubmitted'),
    ...each(whole, 'deliveryAsked', 'deliverySubmitted'),
    deliveryChanged: fields({ status: whole, failure, dayId: whole }),
    freezeChanged: fields({ status: whole, failure, itemId: whole, asks: whole }),
    stopChanged: fields({
      orderId: whole,
      itemId: whole,
      offer: whole,
      status: whole,
      failure,
      press: fields({ status: whole, failure }),
    }),
    renewalChanged: fields({
      orderId: whole,
      status: whole,
      failure,
      plans: whole,
      press: fields({ status: whole, failure }),
    }),
    loaded: order,
    skipFailed: failure,
    failed: withFailure,
    changeFailed: fields({ orderId: whole, failure }),
  },
  page: byName('restored'),
  payment: {
    ...byName('returned', 'returnUnreadable', 'returnRetryPressed'),
    ...each(whole, 'startRequested', 'started', 'confirmationAwaited', 'confirmed', 'failed'),
    ...each(whole, 'undecided', 'retryPressed', 'checkAgainPressed', 'resultReported'),
    startFailed: fields({ payable: whole, failure }),
    returnUnopened: failure,
  },
  paymentUnderWay: { followed: whole },
  privacy: {
    ...byName('requested', 'retryPressed', 'withdrawalSubmitted', 'formClosed'),
    ...byName('downloadSubmitted', 'deletionSubmitted'),
    ...each(whole, 'loaded', 'withdrawalSucceeded', 'formOpened'),
    ...each(failure, 'failed', 'withdrawalFailed', 'confirmationFailed'),
  },
  problemReport: {
    ...byName('recordingBegun', 'recordingAgreed', 'recordingStopped', 'submitted'),
    // A recording within a recording.
    opened: instead(null),
    succeeded: whole,
    failed: failure,
  },
  product: {
    ...byName('retryPressed', 'subscribePressed', 'addToCartSubmitted'),
    ...each(whole, 'requested', 'loaded', 'choiceChanged', 'addToCartSucceeded'),
    ...each(whole, 'planChangeSucceeded'),
    ...each(failure, 'failed', 'addToCartFailed'),
  },
  profile: {
    ...byName('requested', 'retryPressed', 'wanted', 'editOpened', 'editClosed', 'editSubmitted'),
    ...byName('passwordChangeOpened', 'passwordChangeClosed', 'passwordChangeSubmitted'),
    ...byName('passwordChangeSucceeded', 'mailSaveSubmitted', 'mailSaveSucceeded'),
    ...each(whole, 'mailSwitched', 'mailShown'),
    ...each(failure, 'failed', 'editFailed', 'passwordChangeFailed', 'mailSaveFailed'),
    loaded: fields({
      profile,
      addresses: list(address),
      governorates: whole,
      mail_preferences: whole,
    }),
  },
  questionnaire: {
    ...byName('retryPressed'),
    ...each(whole, 'requested', 'answersSucceeded'),
    ...each(failure, 'failed', 'answersFailed'),
    answersSubmitted: fields({ cartItemId: whole }),
    loaded: fields({
      cartItem: whole,
      answers: instead(null),
      allergens: whole,
      ingredients: whole,
      today: whole,
    }),
  },
  quickSignUp: { ...byName('opened', 'submitted'), failed: failure },
  register: {
    ...byName('formRequested', 'formRetryPressed', 'submitted'),
    ...each(failure, 'formFailed', 'failed'),
    formLoaded: whole,
  },
  request: { started: whole, finished: whole },
  resetPassword: {
    ...byName('openedWithoutLink', 'submitted', 'succeeded', 'linkRejected'),
    linkOpened: masked,
    failed: failure,
  },
  restoreEmail: {
    ...byName('submitted', 'succeeded', 'linkRejected'),
    opened: masked,
    failed: failure,
  },
  router: { locationChanged: routerRule },
  saga: byName('workerFailed'),
  sampleWeek: {
    ...byName('retryPressed'),
    ...each(whole, 'requested', 'loaded'),
    failed: failure,
  },
  session: {
    ...byName('expired', 'ended', 'logoutPressed'),
    started: signedIn,
    followed: session,
    profileChanged: profile,
    mealsKept: nothing,
  },
  tabs: byName('stored'),
  unsaved: each(whole, 'marked', 'cleared'),
};

const entriesOf = ([slice, rules]: readonly [string, Rules]) =>
  Object.entries(rules).map(([event, rule]) => [`${slice}/${event}`, rule] as const);

/** The rule of each action. Without a rule, only the name is kept. */
export const allowList: ReadonlyMap<string, Rule> = new Map([
  ...Object.entries(slices).flatMap(entriesOf),
  [REHYDRATE, fields({ session, language: whole, paymentUnderWay: whole })],
]);

/** Slices that a page rendered by the server may start with: they contain no personal data. */
const PUBLIC = ['home', 'product', 'sampleWeek', 'language'];

export function publicSlices(state: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(state)) return {};
  const kept = PUBLIC.filter((name) => name in state).map((name) => [name, state[name]] as const);
  const slices: Record<string, unknown> = Object.fromEntries(kept);
  return { ...slices, router: routerRule(state['router']) };
}
