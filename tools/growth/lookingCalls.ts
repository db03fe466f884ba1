import { createApi } from '../../__tests__/e2e/support/api.ts';
import { someone } from '../../__tests__/e2e/support/customers.ts';
import { prepareThings } from '../../__tests__/e2e/support/orders.ts';
import type { AppointmentForm } from '../../src/contract/wire/appointment.ts';
import { newCustomer } from './customer.ts';
import { call, timed, type Timed } from './timed.ts';

const SAMPLE_WEEK = 'sample-week?variant_id=1&meals=2&snacks=1&delivery_preference=all_days';

/** Of a customer with a paid order and one that is not, two appointments and a cart; and the ways in. */
export async function lookingCalls(apiUrl: string): Promise<Timed[]> {
  const { api, token, email, password } = await newCustomer(apiUrl);
  const { category, cartItem, paidOrder, paidDay } = await prepareThings(apiUrl, token);
  const { dietitians, first_date } = await api.get<AppointmentForm>('appointment-bookings-form');
  const slots = `appointment-bookings-time-slots?user_id=${dietitians[0]?.id}&date=${first_date}`;
  const guest = createApi(apiUrl);
  const get = (name: string, path: string) => call(`GET ${name}`, () => api.get(path));
  return [
    get('home', 'home'),
    get('package-categories/{id}', `package-categories/${category}`),
    get('sample-week', SAMPLE_WEEK),
    get('register', 'register'),
    signUp(apiUrl),
    call('POST login', () => guest.post('login', { email, password })),
    get('profile', 'profile'),
    get('carts', 'carts'),
    get('dislikes-allergies/{id}', `dislikes-allergies/${cartItem}`),
    get('meals', `meals?cart_item_id=${cartItem}`),
    get('subscriptions', 'subscriptions'),
    get('subscriptions/{id}', `subscriptions/${paidOrder}`),
    get('subscriptions/{id}/days/{id}', `subscriptions/${paidOrder}/days/${paidDay}`),
    get('customer-booking', 'customer-booking'),
    get('appointment-bookings-form', 'appointment-bookings-form'),
    get('appointment-bookings-time-slots', slots),
  ];
}

/** One address may sign up a hundred in an hour. */
const SIGN_UPS = 30;

function signUp(apiUrl: string): Timed {
  const guest = createApi(apiUrl);
  return {
    name: 'POST quick-signup',
    times: SIGN_UPS,
    run: () => {
      const customer = someone('en');
      const form = { ...customer, confirm_password: customer.password, terms: true };
      return timed(() => guest.post('quick-signup', form));
    },
  };
}
