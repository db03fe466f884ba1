import { call, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { cartCheckoutPressed, selectCart } from '../features/cart/cartSlice.ts';
import { orderCreated, orderToBeChecked } from '../features/checkout/checkoutSlice.ts';
import {
  mealsDelegationSucceeded,
  mealsSaveSucceeded,
} from '../features/mealSelection/mealSelectionSlice.ts';
import {
  orderChangeFoundPaid,
  orderChangeSucceeded,
  orderLoaded,
  payNowConfirmed,
} from '../features/orders/ordersSlice.ts';
import { renewalSucceeded } from '../features/orders/planEvents.ts';
import { pathOfChoices } from '../features/product/choices.ts';
import {
  addToCartSucceeded,
  planChangeSucceeded,
  selectChoices,
  selectProductState,
} from '../features/product/productSlice.ts';
import { answersSucceeded } from '../features/questionnaire/questionnaireSlice.ts';
import { matchRoute } from '../contract/pages/matchRoute.ts';
import { paths } from '../routing/paths.ts';
import { selectPathname } from '../routing/routerSlice.ts';
import type { Navigator } from './navigator.ts';
import { confirmPayment, pay, paymentUnderWayOf, readResult } from './paymentSteps.ts';
import { runSteps, type Flow } from './runSteps.ts';
import { missingStep, pathOf, stepAt, type BuyingStep } from './buyingSteps.ts';

const steps: Flow<BuyingStep> = {
  name: 'buying',
  stepAt,
  elsewhere: { name: 'elsewhere' },
  advance,
};

/** The purchase of a plan: choose → questionnaire → meals → cart → checkout → gateway → result. */
export function* buyingFlow(): SagaGenerator<void> {
  yield* call(runSteps<BuyingStep>, steps);
}

/** Waits until the step is done, navigates, and returns the next step; null at the end of the flow. */
export function* advance(navigator: Navigator, step: BuyingStep): SagaGenerator<BuyingStep | null> {
  switch (step.name) {
    case 'choose':
      return yield* call(goOnFromPlan, navigator);
    case 'questionnaire': {
      const { cartItemId } = (yield* take(answersSucceeded)).payload;
      yield* call(navigator.goTo, paths.meals(cartItemId));
      return { name: 'meals', cartItemId };
    }
    case 'meals':
      yield* take([mealsSaveSucceeded, mealsDelegationSucceeded]);
      yield* call(navigator.goTo, paths.cart());
      return { name: 'cart' };
    case 'cart':
      yield* take(cartCheckoutPressed);
      return yield* call(goToMissingStep, navigator);
    case 'checkout': {
      yield* call(goOnFromCheckout, navigator);
      return null;
    }
    case 'returned':
      yield* call(readResult, navigator, 'order' as const, step.data);
      return null;
    case 'payment':
      yield* call(resumePayment, navigator);
      return null;
    case 'elsewhere':
      return yield* call(goOnWithOrder, navigator);
  }
}

/** The customer has not seen the order's new total, so the order is shown before it is paid. */
function* goOnFromCheckout(navigator: Navigator): SagaGenerator<void> {
  const placed = yield* take<ReturnType<typeof orderCreated | typeof orderToBeChecked>>([
    orderCreated.type,
    orderToBeChecked.type,
  ]);
  const { orderId } = placed.payload;
  if (orderCreated.match(placed)) {
    return yield* call(pay, navigator, { kind: 'order' as const, id: orderId });
  }
  yield* call(navigator.goTo, paths.orderDetails(orderId), { replace: true });
}

/** A plan that was changed may have everything that comes after it. */
function* goOnFromPlan(navigator: Navigator): SagaGenerator<BuyingStep> {
  const done = yield* take<ReturnType<typeof addToCartSucceeded | typeof planChangeSucceeded>>([
    addToCartSucceeded.type,
    planChangeSucceeded.type,
  ]);
  const { cartItemId } = done.payload;
  if (addToCartSucceeded.match(done)) yield* call(leaveAddressOfLine, navigator, cartItemId);
  const items = planChangeSucceeded.match(done) ? (yield* select(selectCart))?.items : undefined;
  const line = items?.find(({ cart_item_id }) => cart_item_id === cartItemId);
  const step = line ? missingStep([line]) : ({ name: 'questionnaire', cartItemId } as const);
  if (step.name !== 'checkout') {
    yield* call(navigator.goTo, pathOf(step));
    return step;
  }
  yield* call(navigator.goTo, paths.cart());
  return { name: 'cart' };
}

/** Back on the product page, the customer changes the line that they added instead of adding another. */
function* leaveAddressOfLine(navigator: Navigator, cartItemId: number): SagaGenerator<void> {
  const { categoryId } = yield* select(selectProductState);
  const choices = yield* select(selectChoices);
  if (categoryId === null || choices === null) return;
  yield* call(navigator.goTo, pathOfChoices(categoryId, choices, cartItemId), { replace: true });
}

/** Actions on an order that are possible on any page. */
function* goOnWithOrder(navigator: Navigator): SagaGenerator<BuyingStep | null> {
  const { pressed, paid } = yield* race({
    pressed: take<
      ReturnType<
        | typeof payNowConfirmed
        | typeof orderChangeSucceeded
        | typeof orderChangeFoundPaid
        | typeof renewalSucceeded
      >
    >([
      payNowConfirmed.type,
      orderChangeSucceeded.type,
      orderChangeFoundPaid.type,
      renewalSucceeded.type,
    ]),
    paid: call(paidAfterAll),
  });
  if (pressed === undefined) {
    if (paid !== undefined) yield* call(navigator.goTo, paths.thankYou(paid), { replace: true });
    return null;
  }
  const { orderId } = pressed.payload;
  if (orderChangeSucceeded.match(pressed) || renewalSucceeded.match(pressed)) {
    yield* call(navigator.goTo, paths.cart());
    return { name: 'cart' };
  }
  if (orderChangeFoundPaid.match(pressed)) {
    yield* call(navigator.goTo, paths.thankYou(orderId), { replace: true });
    return null;
  }
  yield* call(pay, navigator, { kind: 'order' as const, id: orderId });
  return null;
}

/** The order of a failed payment, once it turns out to be paid: in another tab, or by money that came late. */
function* paidAfterAll(): SagaGenerator<number> {
  const isFailed = matchRoute(yield* select(selectPathname))?.name === 'orderFailed';
  while (true) {
    const { id, payment_status } = (yield* take(orderLoaded)).payload;
    if (isFailed && payment_status === 'paid') return id;
  }
}

/** A cart may hold a plan that was left half-way, perhaps on another phone. */
function* goToMissingStep(navigator: Navigator): SagaGenerator<BuyingStep> {
  const step = missingStep((yield* select(selectCart))?.items ?? []);
  yield* call(navigator.goTo, pathOf(step));
  return step;
}

/** A reload while paying, or a customer who came back without a result. */
function* resumePayment(navigator: Navigator): SagaGenerator<void> {
  const underWay = yield* call(paymentUnderWayOf, 'order' as const);
  if (underWay === null) return yield* call(navigator.goTo, paths.orders(), { replace: true });
  return yield* call(confirmPayment, navigator, { payable: underWay });
}
