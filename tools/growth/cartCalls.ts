import { addCompletePlan } from '../../__tests__/e2e/support/orders.ts';
import { planOfLine } from '../../__tests__/support/planOfLine.ts';
import type { CartItem, CartItemAdded } from '../../src/contract/wire/cart.ts';
import type { ProfileResponse } from '../../src/contract/wire/customer.ts';
import type { MealsResponse } from '../../src/contract/wire/meals.ts';
import type { QuestionnaireResponse } from '../../src/contract/wire/questionnaire.ts';
import { newCustomer, type Customer } from './customer.ts';
import { call, timed, type Timed } from './timed.ts';

/** Changes of a cart with one plan that is ready to be ordered. */
export async function cartCalls(apiUrl: string): Promise<Timed[]> {
  const customer = await newCustomer(apiUrl);
  const { api } = customer;
  await addCompletePlan(api, 1);
  const { cart } = await api.get<ProfileResponse>('profile');
  const [line] = cart?.items ?? [];
  if (cart === null || line === undefined) throw new Error('The cart is empty.');
  const ids = { cart_id: cart.id, cart_item_id: line.item_id };
  const quantity = { cart_id: cart.id, item_id: line.item_id, quantity: 2 };
  const { selection: days } = await api.get<MealsResponse>(`meals?cart_item_id=${line.item_id}`);
  const { questionnaire } = await api.get<QuestionnaireResponse>(
    `dislikes-allergies/${line.item_id}`,
  );
  const answers = { cart_item_id: line.item_id, ...questionnaire };
  const chosen = { ...ids, meals_selected_by: 'customer', days };
  const delegated = { ...ids, meals_selected_by: 'dietitian' };
  return [
    addition(customer, line),
    call('PUT carts/items', () => api.put('carts/items', quantity)),
    call('POST dislikes-allergies', () => api.post('dislikes-allergies', answers)),
    call('POST meal-selection', () => api.post('meal-selection', chosen)),
    call('PUT meal-selection', () => api.put('meal-selection', delegated)),
    voucher(customer),
  ];
}

function addition({ api, remove }: Customer, line: CartItem): Timed {
  const plan = planOfLine(line);
  return {
    name: 'POST carts',
    run: async () => {
      let added = 0;
      const taken = await timed(async () => {
        added = (await api.post<CartItemAdded>('carts', plan)).cart_item_id;
      });
      await remove(`carts/items/${added}`);
      return taken;
    },
  };
}

const voucher = ({ api, remove }: Customer): Timed => ({
  name: 'POST carts/voucher',
  run: async () => {
    const taken = await timed(() => api.post('carts/voucher', { coupon_code: 'WELCOME10' }));
    await remove('carts/voucher');
    return taken;
  },
});
