import { call, select, take, type SagaGenerator } from 'typed-redux-saga';
import { cartCheckoutPressed, selectCart } from '../features/cart/cartSlice.ts';
import { orderCreated } from '../features/checkout/checkoutSlice.ts';
import {
  mealsDelegationSucceeded,
  mealsSaveSucceeded,
} from '../features/mealSelection/mealSelectionSlice.ts';
import { payNowConfirmed } from '../features/orders/ordersSlice.ts';
import { addToCartSucceeded } from '../features/product/productSlice.ts';
import { answersSucceeded } from '../features/questionnaire/questionnaireSlice.ts';
import { paths } from '../routing/paths.ts';
import type { Navigator } from './navigator.ts';
import { confirmPayment, pay, paymentUnderWayOf, readResult } from './paymentSteps.ts';
import { runSteps, type Flow } from './runSteps.ts';
import { missingStep, pathOf, stepAt, type SubscriptionStep } from './subscriptionSteps.ts';

const steps: Flow<SubscriptionStep> = { stepAt, elsewhere: { name: 'elsewhere' }, advance };

/** The purchase of a plan: choose → questionnaire → meals → cart → checkout → gateway → result. */
export function* subscriptionFlow(): SagaGenerator<void> {
  yield* call(runSteps<SubscriptionStep>, steps);
}

/** Waits until the step is done, moves on, and answers the next one; null at the end of the flow. */
export function* advance(
  navigator: Navigator,
  step: SubscriptionStep,
): SagaGenerator<SubscriptionStep | null> {
  switch (step.name) {
    case 'choose': {
      const { cartItemId } = (yield* take(addToCartSucceeded)).payload;
      yield* call(navigator.goTo, paths.dislikesAllergies(cartItemId));
      return { name: 'questionnaire', cartItemId };
    }
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
      const { orderId } = (yield* take(orderCreated)).payload;
      yield* call(pay, navigator, { kind: 'order' as const, id: orderId });
      return null;
    }
    case 'returned':
      yield* call(readResult, navigator, 'order' as const, step.data);
      return null;
    case 'payment':
      yield* call(resumePayment, navigator);
      return null;
    case 'elsewhere': {
      const { orderId } = (yield* take(payNowConfirmed)).payload;
      yield* call(pay, navigator, { kind: 'order' as const, id: orderId });
      return null;
    }
  }
}

/** A cart may hold a plan that was left half-way, perhaps on another phone. */
function* goToMissingStep(navigator: Navigator): SagaGenerator<SubscriptionStep> {
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
