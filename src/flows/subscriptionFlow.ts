import { call, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { cartCheckoutPressed, selectCart } from '../features/cart/cartSlice.ts';
import { orderCreated } from '../features/checkout/checkoutSlice.ts';
import {
  mealSelectionDelegated,
  mealSelectionSaved,
} from '../features/mealSelection/mealSelectionSlice.ts';
import { payNowConfirmed } from '../features/orders/ordersSlice.ts';
import { itemAdded } from '../features/product/productSlice.ts';
import { questionnaireSaved } from '../features/questionnaire/questionnaireSlice.ts';
import { selectIsCustomer } from '../features/session/sessionSlice.ts';
import { paths } from '../routing/paths.ts';
import { selectLocation } from '../routing/routerSlice.ts';
import { createJourney, type Journey } from './journey.ts';
import { confirmPayment, pay, paymentUnderWayOf, readResult } from './paymentSteps.ts';
import { missingStep, pathOf, stepAt, type SubscriptionStep } from './subscriptionSteps.ts';
import { walk } from './walk.ts';

/**
 * The purchase of a plan: choose → questionnaire → meals → cart → checkout → gateway → result.
 * The step is where the customer is, so a reload, the back button, a return from the gateway and a
 * new tab all resume it; whoever walks off on their own starts again from where they arrive.
 */
export function* subscriptionFlow(): SagaGenerator<void> {
  while (true) {
    const location = yield* select(selectLocation);
    // A guest is on the way to login, which leads back here with the same address.
    const isCustomer = yield* select(selectIsCustomer);
    const journey = createJourney(location.pathname);
    const step: SubscriptionStep = isCustomer ? stepAt(location) : { name: 'elsewhere' };
    yield* race({
      walked: call(walk<SubscriptionStep>, journey, step, advance),
      wandered: call(journey.leave),
    });
  }
}

/** Waits for the step to be done, moves on, and answers the next one; null at the end of the way. */
export function* advance(
  journey: Journey,
  step: SubscriptionStep,
): SagaGenerator<SubscriptionStep | null> {
  switch (step.name) {
    case 'choose': {
      const { cartItemId } = (yield* take(itemAdded)).payload;
      yield* call(journey.goTo, paths.dislikesAllergies(cartItemId));
      return { name: 'questionnaire', cartItemId };
    }
    case 'questionnaire': {
      const { cartItemId } = (yield* take(questionnaireSaved)).payload;
      yield* call(journey.goTo, paths.meals(cartItemId));
      return { name: 'meals', cartItemId };
    }
    case 'meals':
      yield* take([mealSelectionSaved, mealSelectionDelegated]);
      yield* call(journey.goTo, paths.cart());
      return { name: 'cart' };
    case 'cart':
      yield* take(cartCheckoutPressed);
      return yield* call(goToMissingStep, journey);
    case 'checkout': {
      const { subscriptionId } = (yield* take(orderCreated)).payload;
      yield* call(pay, journey, { kind: 'order' as const, id: subscriptionId });
      return null;
    }
    case 'returned':
      yield* call(readResult, journey, 'order' as const, step.data);
      return null;
    case 'payment':
      yield* call(resumePayment, journey);
      return null;
    case 'elsewhere': {
      const { subscriptionId } = (yield* take(payNowConfirmed)).payload;
      yield* call(pay, journey, { kind: 'order' as const, id: subscriptionId });
      return null;
    }
  }
}

/** A cart may hold a plan that was left half-way, perhaps on another phone. */
function* goToMissingStep(journey: Journey): SagaGenerator<SubscriptionStep> {
  const step = missingStep((yield* select(selectCart))?.items ?? []);
  yield* call(journey.goTo, pathOf(step));
  return step;
}

/** A reload while paying, or a customer who came back without a result. */
function* resumePayment(journey: Journey): SagaGenerator<void> {
  const underWay = yield* call(paymentUnderWayOf, 'order' as const);
  if (underWay === null) return yield* call(journey.goTo, paths.orders(), { replace: true });
  return yield* call(confirmPayment, journey, { payable: underWay });
}
