// Loaded here, so that no test waits for their compilation.
import '../../../../src/features/cart/CartPage.tsx';
import '../../../../src/features/mealSelection/components/MealDialogs.tsx';
import '../../../../src/features/mealSelection/MealSelectionPage.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cart, cartItem } from '../../../support/factories/cart.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import { dish, mealsResponse } from '../../../support/factories/meals.ts';
import type { Handlers } from '../../../support/fakeApi.ts';
import { hold, networkDown, refuse } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const saved = { cart_item: cartItem(), cart: cart() };

function visit(api: Handlers = {}, language: 'en' | 'ar' = 'en') {
  const line = cartItem({ meals: 2, snacks: 1, days: 2, meals_selected_by: null });
  const menu = mealsResponse({ cart_item: line });
  return renderApp({
    path: '/meals/11',
    customer: customerInfo(),
    language,
    api: { 'GET home': homeResponse({ cart: cart() }), 'GET meals': menu, ...api },
  });
}

type User = Awaited<ReturnType<typeof visit>>['user'];

async function pick(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Pick my meals' }));
}
const choose = (user: User, name: string) => user.click(screen.getByRole('checkbox', { name }));
async function fillDay(user: User) {
  await choose(user, 'Chicken machboos');
  await choose(user, 'Grilled salmon');
  await choose(user, 'Fruit salad');
}
const dialog = () => screen.findByRole('dialog');
const save = () => screen.getAllByRole('button', { name: 'Save and go to cart' })[0] as HTMLElement;

describe('who chooses', () => {
  it('can be the dietitian', async () => {
    const { user, api, history } = await visit({
      'PUT meal-selection': saved,
      'GET carts': { cart: cart() },
    });
    await user.click(await screen.findByRole('button', { name: 'Let the dietitian choose' }));
    await waitFor(() => expect(history.location.pathname).toBe('/cart'));
    expect(api.callsTo('PUT meal-selection')).toHaveLength(1);
  });

  it('is asked again before own choices are given up', async () => {
    const { user, api } = await visit({ 'PUT meal-selection': hold(saved) });
    await pick(user);
    await choose(user, 'Lentil soup');
    await user.click(screen.getByRole('button', { name: 'Let the dietitian choose instead' }));
    const question = await dialog();
    expect(question).toHaveTextContent('The dishes you have chosen so far will be given up.');
    await user.click(within(question).getByRole('button', { name: 'Keep my choices' }));
    expect(api.callsTo('PUT meal-selection')).toHaveLength(0);
    expect(screen.getByRole('checkbox', { name: 'Lentil soup' })).toBeChecked();
  });
});

describe('choosing meals', () => {
  it('shows the days from SUN to SAT and the menu of the first one', async () => {
    const { user } = await visit();
    await pick(user);
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'SUN',
      'MON',
      'TUE',
      'WED',
      'THU',
      'FRI',
      'SAT',
    ]);
    expect(screen.getByRole('heading', { name: 'Wednesday 20 January' })).toBeVisible();
    const machboos = screen.getByRole('checkbox', { name: 'Chicken machboos' });
    expect(machboos).toHaveAccessibleDescription(/520.*42 g.*48 g.*16 g/);
  });

  it('counts the dishes and refuses one too many', async () => {
    const { user } = await visit();
    await pick(user);
    const meals = screen.getByRole('region', { name: 'Meals' });
    await choose(user, 'Chicken machboos');
    expect(within(meals).getByRole('status')).toHaveTextContent('1 of 2 meals');
    await choose(user, 'Grilled salmon');
    await choose(user, 'Lentil soup');
    expect(screen.getByRole('checkbox', { name: 'Lentil soup' })).not.toBeChecked();
    expect(within(meals).getByRole('alert')).toHaveTextContent(
      'Your plan has 2 meals a day. Take one out to pick another.',
    );
  });

  it('marks dishes with a declared allergen and with a disliked ingredient', async () => {
    const peanuts = { id: 1, name_en: 'Peanuts', name_ar: 'فول سوداني' };
    const onion = { id: 51, name_en: 'Onion', name_ar: 'بصل' };
    const { user } = await visit({
      'GET meals': mealsResponse({
        cart_item: cartItem({ meals: 1, snacks: 0, meals_selected_by: null }),
        dishes: [
          dish({ id: 1, name_en: 'Satay', allergens: [peanuts], blocked_by: [peanuts] }),
          dish({ id: 2, name_en: 'Soup', disliked: [onion] }),
        ],
      }),
    });
    await pick(user);
    const satay = screen.getByRole('checkbox', { name: 'Satay' });
    expect(satay).toBeDisabled();
    expect(satay).toHaveAccessibleDescription(/Contains Peanuts: cannot be chosen/);
    const soup = screen.getByRole('checkbox', { name: 'Soup' });
    expect(screen.getAllByRole('checkbox')).toEqual([soup, satay]);
    expect(soup).toBeEnabled();
    expect(soup).toHaveAccessibleDescription(/With Onion, which you dislike/);
  });

  it('says when allergies leave too few dishes, and offers the dietitian', async () => {
    const peanuts = { id: 1, name_en: 'Peanuts', name_ar: 'فول سوداني' };
    const { user } = await visit({
      'GET meals': mealsResponse({
        cart_item: cartItem({ meals: 1, snacks: 0, meals_selected_by: null }),
        dishes: [dish({ blocked_by: [peanuts] })],
      }),
    });
    await pick(user);
    expect(screen.getByText(/this day’s menu is too short/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Let the dietitian choose' })).toBeInTheDocument();
  });

  it('repeats a filled day and saves the whole plan', async () => {
    const { user, api, history } = await visit({
      'POST meal-selection': saved,
      'GET carts': { cart: cart() },
    });
    await pick(user);
    await fillDay(user);
    await user.click(
      within(await dialog()).getByRole('button', {
        name: 'Repeat this plan for the remaining days',
      }),
    );
    expect(
      await screen.findByRole('button', { name: 'Thursday 21 January, complete' }),
    ).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(history.location.pathname).toBe('/cart'));
    expect(api.callsTo('POST meal-selection')[0]?.body.days).toHaveLength(2);
  });

  it('goes on by hand to the next day', async () => {
    const { user } = await visit();
    await pick(user);
    await fillDay(user);
    await user.click(within(await dialog()).getByRole('button', { name: 'Keep customizing' }));
    await user.click(screen.getAllByRole('button', { name: 'Next day' })[0] as HTMLElement);
    const heading = screen.getByRole('heading', { name: 'Thursday 21 January' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByRole('checkbox', { name: 'Chicken machboos' })).not.toBeChecked();
  });

  it('shows the first incomplete day when it is saved too early', async () => {
    const { user, api } = await visit();
    await pick(user);
    await fillDay(user);
    await user.click(within(await dialog()).getByRole('button', { name: 'Keep customizing' }));
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Meals must be chosen for the next day.');
    expect(alert).toHaveTextContent('Select exactly the required count of meals (2).');
    expect(alert).toHaveTextContent('Select exactly the required count of snacks (1).');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(screen.getByRole('heading', { name: 'Thursday 21 January' })).toBeVisible();
    expect(api.callsTo('POST meal-selection')).toHaveLength(0);
  });

  it('says on an empty day that each date needs its meals', async () => {
    const { user, api } = await visit();
    await pick(user);
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Meals must be chosen for each date.');
    expect(screen.getByRole('heading', { name: 'Wednesday 20 January' })).toBeVisible();
    expect(api.callsTo('POST meal-selection')).toHaveLength(0);
  });

  it('narrows a long menu by name, as people write it', async () => {
    const names = ['أرز', 'سمك', 'دجاج', 'عدس', 'لحم', 'ربيان', 'فلافل', 'بيض', 'حمص'];
    const { user } = await visit(
      {
        'GET meals': mealsResponse({
          cart_item: cartItem({ meals: 2, snacks: 0, meals_selected_by: 'customer' }),
          dishes: names.map((name_ar, index) => dish({ id: index + 1, name_ar })),
        }),
      },
      'ar',
    );
    await user.type(await screen.findByRole('searchbox', { name: 'ابحث في الوجبات' }), 'ارز');
    expect(screen.getByRole('checkbox', { name: 'أرز' })).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('counts in Arabic', async () => {
    const { user } = await visit({}, 'ar');
    await user.click(await screen.findByRole('button', { name: 'اختيار وجباتي' }));
    await user.click(screen.getByRole('checkbox', { name: 'مجبوس دجاج' }));
    const meals = screen.getByRole('region', { name: 'الوجبات' });
    expect(within(meals).getByRole('status')).toHaveTextContent('الوجبات: 1 من 2');
    expect(screen.getByText('اكتمل 0 من يومين')).toBeInTheDocument();
  });
});

describe('a failure', () => {
  const complete = mealsResponse({
    cart_item: cartItem({ meals: 2, snacks: 1 }),
    selection: ['2027-01-20', '2027-01-21'].map((date) => ({
      date,
      meals: [31, 32],
      snacks: [41],
    })),
  });

  it('to save keeps the choices and says why', async () => {
    const { user } = await visit({
      'GET meals': complete,
      'POST meal-selection': refuse({
        errors: { days: ['Wednesday: a chosen dish is not on the menu of this day.'] },
      }),
    });
    await screen.findByRole('region', { name: 'Meals' });
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Wednesday: a chosen dish is not on the menu of this day.',
    );
    expect(screen.getByRole('checkbox', { name: 'Chicken machboos' })).toBeChecked();
  });

  it('is not caused by a double click', async () => {
    const { user, api } = await visit({
      'GET meals': complete,
      'POST meal-selection': hold(saved),
    });
    await screen.findByRole('region', { name: 'Meals' });
    await user.dblClick(save());
    expect(save()).toHaveAttribute('aria-busy', 'true');
    expect(api.callsTo('POST meal-selection')).toHaveLength(1);
  });

  it('to load can be tried again', async () => {
    const { user, api } = await visit({ 'GET meals': networkDown() });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the menu.');
    api.on({ 'GET meals': complete });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Meals' })).toBeInTheDocument();
  });

  it('leads to the cart when the line is gone', async () => {
    await visit({ 'GET meals': refuse({ code: 404 }) });
    expect(await screen.findByRole('link', { name: 'Go to cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
  });
});

it('keeps the choices while the customer visits another page', async () => {
  const { user, history, storefront } = await visit();
  await pick(user);
  await choose(user, 'Lentil soup');
  expect(storefront.store.getState().unsaved).toEqual({ mealSelection: true });
  act(() => history.push('/about-us'));
  act(() => history.push('/meals/11'));
  expect(await screen.findByRole('checkbox', { name: 'Lentil soup' })).toBeChecked();
});
