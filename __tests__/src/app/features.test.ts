import type { Action } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import {
  addressDeletionSubmitted,
  addressSaveSubmitted,
} from '../../../src/features/addresses/addressesSlice.ts';
import {
  cartRetryPressed,
  quantityChanged,
  removalSubmitted,
  voucherRemovalSubmitted,
  voucherSubmitted,
} from '../../../src/features/cart/cartSlice.ts';
import { homeRetryPressed } from '../../../src/features/home/homeSlice.ts';
import { mealsRetryPressed } from '../../../src/features/mealSelection/mealSelectionSlice.ts';
import { orderListRetryPressed } from '../../../src/features/orders/list/orderListSlice.ts';
import { orderRetryPressed } from '../../../src/features/orders/ordersSlice.ts';
import { productRetryPressed } from '../../../src/features/product/productSlice.ts';
import { profileRetryPressed } from '../../../src/features/profile/profileSlice.ts';
import {
  questionnaireRetryPressed,
  answersSubmitted,
} from '../../../src/features/questionnaire/questionnaireSlice.ts';
import { emptyQuickSignUp } from '../../../src/features/quickSignUp/quickSignUpForm.ts';
import { quickSignUpSubmitted } from '../../../src/features/quickSignUp/quickSignUpSlice.ts';
import { emptyRegistration, toRegistration } from '../../../src/features/register/registerForm.ts';
import {
  registerFormRetryPressed,
  registerSubmitted,
} from '../../../src/features/register/registerSlice.ts';
import {
  appointmentListRetryPressed,
  appointmentCancelSubmitted,
  appointmentRetryPressed,
} from '../../../src/features/appointments/appointmentsSlice.ts';
import { bookingRetryPressed, holdSubmitted } from '../../../src/features/booking/bookingSlice.ts';
import { loginSubmitted } from '../../../src/features/session/loginSlice.ts';
import { addressValues, toAddressInput } from '../../../src/components/address/addressRules.ts';
import { address } from '../../support/factories/address.ts';
import { cart } from '../../support/factories/cart.ts';
import { customerInfo } from '../../support/factories/customer.ts';
import { homeResponse } from '../../support/factories/home.ts';
import { answers } from '../../support/factories/questionnaire.ts';
import type { EndpointName } from '../../support/fakeEndpoints.ts';
import { remembered } from '../../support/memoryStorage.ts';
import { networkDown, noAnswer } from '../../support/replies.ts';
import { startStorefront } from '../../support/startStorefront.ts';

const customer = remembered({ customer: customerInfo() });
const home = { 'GET home': homeResponse({ cart: cart() }) };

describe('a load', () => {
  it.each<[string, EndpointName]>([
    ['/package-categories/1', 'GET package-categories/:id'],
    ['/dislikes-allergies/11', 'GET dislikes-allergies/:id'],
    ['/meals/11', 'GET meals'],
    ['/cart', 'GET carts'],
    ['/checkout', 'GET profile'],
    ['/profile', 'GET profile'],
    ['/orders', 'GET subscriptions'],
    ['/order-details/41', 'GET subscriptions/:id'],
    ['/order-meal-details/41', 'GET subscriptions/:id'],
    ['/thank-you/41', 'GET subscriptions/:id'],
    ['/order-failed?order=41', 'GET subscriptions/:id'],
    ['/dietitian-appointment', 'GET appointment-bookings-form'],
    ['/booking-payment?booking=7', 'GET appointment-booking/:id'],
    ['/appointment-confirmed/7', 'GET appointment-booking/:id'],
    ['/appointments', 'GET customer-booking'],
  ])('of %s ends with its request when the page is left', async (path, endpoint) => {
    const { storefront, api, history } = await startStorefront({
      path,
      stored: customer,
      api: { ...home, 'GET carts': noAnswer(), [endpoint]: noAnswer() },
    });
    const { signal } = api.callsTo(endpoint)[0] ?? {};
    expect(signal?.aborted).toBe(false);
    history.push('/about-us');
    expect(signal?.aborted).toBe(true);
    await waitFor(() => expect(storefront.store.getState().progress.calls).toBe(0));
    expect(JSON.stringify(storefront.store.getState())).not.toContain('"kind":"cancelled"');
  });

  it('of the registration ends with its request when the page is left', async () => {
    const { api, history } = await startStorefront({
      path: '/register',
      api: { ...home, 'GET register': noAnswer() },
    });
    history.push('/about-us');
    expect(api.callsTo('GET register')[0]?.signal?.aborted).toBe(true);
  });
});

describe('a load that failed', () => {
  it.each<[string, EndpointName, Action]>([
    ['/', 'GET home', homeRetryPressed()],
    ['/package-categories/1', 'GET package-categories/:id', productRetryPressed()],
    ['/dislikes-allergies/11', 'GET dislikes-allergies/:id', questionnaireRetryPressed()],
    ['/meals/11', 'GET meals', mealsRetryPressed()],
    ['/cart', 'GET carts', cartRetryPressed()],
    ['/profile', 'GET profile', profileRetryPressed()],
    ['/orders', 'GET subscriptions', orderListRetryPressed()],
    ['/order-details/41', 'GET subscriptions/:id', orderRetryPressed({ id: 41 })],
    ['/dietitian-appointment', 'GET appointment-bookings-form', bookingRetryPressed()],
    ['/appointments', 'GET customer-booking', appointmentListRetryPressed()],
    ['/appointment-confirmed/7', 'GET appointment-booking/:id', appointmentRetryPressed({ id: 7 })],
  ])('on %s is tried again on request', async (path, endpoint, action) => {
    const { storefront, api } = await startStorefront({
      path,
      stored: customer,
      api: { ...home, [endpoint]: networkDown() },
    });
    await waitFor(() => expect(storefront.store.getState().progress.calls).toBe(0));
    storefront.store.dispatch(action);
    expect(api.callsTo(endpoint)).toHaveLength(2);
  });

  it('of the registration is tried again on request', async () => {
    const { storefront, api } = await startStorefront({
      path: '/register',
      api: { ...home, 'GET register': networkDown() },
    });
    await waitFor(() => expect(storefront.store.getState().progress.calls).toBe(0));
    storefront.store.dispatch(registerFormRetryPressed());
    expect(api.callsTo('GET register')).toHaveLength(2);
  });
});

describe('a submit', () => {
  const input = toAddressInput(addressValues(address()));

  it.each<[EndpointName, Action]>([
    ['POST login', loginSubmitted({ email: 'noura@mizan.example', password: 'secret' })],
    ['POST register', registerSubmitted(toRegistration(emptyRegistration))],
    ['POST quick-signup', quickSignUpSubmitted(emptyQuickSignUp)],
    ['POST address', addressSaveSubmitted({ id: null, address: input })],
    ['PUT address/:id', addressSaveSubmitted({ id: 41, address: input })],
    ['DELETE address/:id', addressDeletionSubmitted({ id: 41 })],
    ['PUT carts/items', quantityChanged({ cartItemId: 11, quantity: 2 })],
    ['DELETE carts/items/:id', removalSubmitted({ kind: 'remove', cartItemId: 11 })],
    ['DELETE carts/clear', removalSubmitted({ kind: 'clear' })],
    ['POST carts/voucher', voucherSubmitted({ couponCode: 'WELCOME10' })],
    ['DELETE carts/voucher', voucherRemovalSubmitted()],
    ['POST dislikes-allergies', answersSubmitted({ cartItemId: 11, answers: answers() })],
    [
      'POST appointment-booking',
      holdSubmitted({ dietitianId: 1, date: '2027-01-17', time: '10:00' }),
    ],
    [
      'PUT cancel-booking/:id',
      appointmentCancelSubmitted({ appointmentId: 7, reason: 'Travelling' }),
    ],
  ])('of %s is one request however often it is clicked', async (endpoint, action) => {
    const { storefront, api } = await startStorefront({
      path: '/about-us',
      stored: customer,
      api: { ...home, [endpoint]: noAnswer() },
    });
    await waitFor(() => expect(storefront.store.getState().cart.cart).not.toBeNull());
    storefront.store.dispatch(action);
    storefront.store.dispatch(action);
    expect(api.callsTo(endpoint)).toHaveLength(1);
  });
});
