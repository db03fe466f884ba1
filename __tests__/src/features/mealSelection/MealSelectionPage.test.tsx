// Loaded here, so that no test waits for their compilation.
import '../../../../src/features/cart/CartPage.tsx';
import '../../../../src/features/mealSelection/components/DelegateDialog.tsx';
import '../../../../src/features/mealSelection/components/DishDialog.tsx';
import '../../../../src/features/mealSelection/components/RepeatDialog.tsx';
import '../../../../src/features/mealSelection/MealSelectionPage.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { selectHasUnsaved } from '../../../../src/features/unsaved/unsavedSlice.ts';
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
const showSnacks = (user: User) => user.click(screen.getByRole('tab', { name: /^Snacks/ }));
async function fillDay(user: User) {
  await choose(user, 'Chicken machboos');
  await choose(user, 'Grilled salmon');
  await showSnacks(user);
  await choose(user, 'Fruit salad');
}
const dialog = () => screen.findByRole('dialog');
const save = () => screen.getAllByRole('button', { name: 'Save and go to cart' })[0] as HTMLElement;

describe('while the menu is loaded', () => {
  it.each([
    ['who chooses the meals', null, 'Let the dietitian choose'],
    ['own choices', 'customer' as const, 'Let the dietitian choose instead'],
  ])('the page has its title and plan already: %s', async (_step, selectedBy, button) => {
    const line = cartItem({ meals_selected_by: selectedBy });
    const menu = hold(mealsResponse({ cart_item: line }));
    const home = homeResponse({ cart: cart({ items: [line] }) });
    await visit({ 'GET home': home, 'GET meals': menu });
    const title = await screen.findByRole('heading', {
      level: 1,
      name: selectedBy === 'customer' ? 'Choose your meals' : 'Who chooses your meals?',
    });
    expect(screen.getByText('Fit Pro')).toBeVisible();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    menu.release();
    await screen.findByRole('button', { name: button });
    // The same element, so that a screen reader stays where it is.
    expect(title).toBeInTheDocument();
  });
});

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
    expect(machboos).toHaveAccessibleDescription('520\u00a0kcal · 42\u00a0g protein');
  });

  it('takes the focus to its title', async () => {
    const { user } = await visit();
    await pick(user);
    expect(screen.getByRole('heading', { name: 'Choose your meals' })).toHaveFocus();
  });

  it('counts the dishes and refuses one too many', async () => {
    const { user } = await visit();
    await pick(user);
    await choose(user, 'Chicken machboos');
    expect(screen.getByText('Meals: 1 of 2 and Snacks: 0 of 1')).toHaveAttribute('role', 'status');
    await choose(user, 'Grilled salmon');
    await choose(user, 'Lentil soup');
    expect(screen.getByRole('checkbox', { name: 'Lentil soup' })).not.toBeChecked();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your plan has 2 meals a day. Take one out to pick another.',
    );
  });

  it('shows meals and snacks under tabs, also by keyboard', async () => {
    const { user } = await visit();
    await pick(user);
    const [meals, snacks] = screen.getAllByRole('tab');
    expect(meals).toHaveAccessibleName('Meals: 0 of 2');
    expect(screen.queryByRole('checkbox', { name: 'Fruit salad' })).not.toBeInTheDocument();
    act(() => meals?.focus());
    await user.keyboard('{ArrowRight}');
    expect(snacks).toHaveFocus();
    expect(snacks).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Snacks: 0 of 1' })).toContainElement(
      screen.getByRole('checkbox', { name: 'Fruit salad' }),
    );
  });

  it('shows the day’s totals beside the plan’s promise', async () => {
    const { user } = await visit();
    await pick(user);
    await choose(user, 'Chicken machboos');
    expect(screen.getAllByText('520 of 1,700 kcal')[0]).toBeVisible();
    expect(screen.getByText('42 of 130 g')).toBeVisible();
    expect(screen.getByText('Carbs 48 g · fat 16 g')).toBeVisible();
  });

  it('shows everything about a dish behind its name', async () => {
    const sesame = { id: 8, name_en: 'Sesame', name_ar: 'السمسم' };
    const chicken = { id: 61, name_en: 'Chicken', name_ar: 'الدجاج' };
    const { user } = await visit({
      'GET meals': mealsResponse({
        cart_item: cartItem({ meals: 1, snacks: 0, meals_selected_by: null }),
        dishes: [dish({ allergens: [sesame], ingredients: [chicken] })],
      }),
    });
    await pick(user);
    const name = screen.getByRole('button', { name: /^Chicken machboos/ });
    await user.click(name);
    const details = await dialog();
    expect(details).toHaveAccessibleName('Chicken machboos');
    expect(details).toHaveAccessibleDescription('Rice, chicken and daqoos.');
    expect(within(details).getByText('Carbs').closest('div')).toHaveTextContent('48 g');
    expect(details).toHaveTextContent(/Made with.*Chicken.*Allergens.*Sesame/);
    await user.click(within(details).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(name).toHaveFocus());
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
    const satay = await screen.findByRole('checkbox', { name: 'Satay' });
    expect(satay).toBeDisabled();
    expect(satay).toHaveAccessibleDescription(/Contains Peanuts: cannot be chosen/);
    expect(screen.getByText('1 dish that your allergies rule out')).toBeInTheDocument();
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

  const menuOfTwoDays = (thursdaysDish: Parameters<typeof dish>[0]) =>
    mealsResponse({
      cart_item: cartItem({ meals: 1, snacks: 0, meals_selected_by: null }),
      dishes: [
        dish({ weekdays: [3] }),
        dish({ id: 32, name_en: 'Chicken biryani', weekdays: [4], ...thursdaysDish }),
      ],
    });
  const onions = { id: 51, name_en: 'Onion', name_ar: 'بصل' };

  it('previews what a repeat replaces, marks it, and undoes it', async () => {
    const { user } = await visit({ 'GET meals': menuOfTwoDays({}) });
    await pick(user);
    await choose(user, 'Chicken machboos');
    const preview = within(await dialog()).getByRole('list', { name: 'The remaining days' });
    expect(preview).toHaveTextContent(
      'Thursday 21 JanuaryChicken biryaniInstead of Chicken machboos',
    );
    const repeat = screen.getByRole('button', { name: /^Repeat this plan/ });
    // Twice, before the question has gone.
    await act(async () => {
      repeat.click();
      repeat.click();
    });
    const result = await screen.findByText('1 day was filled');
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(result.closest('[role="status"]')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Thursday 21 January, complete' }));
    expect(screen.getByRole('checkbox', { name: 'Chicken biryani' })).toHaveAccessibleDescription(
      /Instead of Chicken machboos/,
    );
    await user.click(undo);
    expect(screen.getByRole('button', { name: /^Thursday 21 January, nothing/ })).toBeVisible();
    expect(screen.getByText(/^The repeat is undone/).closest('[role="status"]')).toHaveFocus();
  });

  it('says which days a repeat cannot fill, and leaves them to the dietitian', async () => {
    const { user, api, history } = await visit({
      'GET meals': menuOfTwoDays({ disliked: [onions] }),
      'POST meal-selection': saved,
      'GET carts': { cart: cart() },
    });
    await pick(user);
    await choose(user, 'Chicken machboos');
    expect(await dialog()).toHaveTextContent(
      'On this day no dish is left that your answers allow: 21 January.',
    );
    await user.click(screen.getByRole('button', { name: /^Repeat this plan/ }));
    expect(await screen.findByText(/remains to be filled: 21 January/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Let the dietitian fill the rest' }));
    await waitFor(() => expect(history.location.pathname).toBe('/cart'));
    expect(api.callsTo('POST meal-selection')[0]?.body).toMatchObject({
      meals_selected_by: 'dietitian',
      days: [{ date: '2027-01-20', meals: [31], snacks: [] }],
    });
  });

  it('continues by hand to the next day', async () => {
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

  it('filters the menu by protein, calories, allergens and dislikes', async () => {
    const milk = { id: 2, name_en: 'Milk', name_ar: 'حليب' };
    const { user } = await visit({
      'GET meals': mealsResponse({
        cart_item: cartItem({ meals: 1, snacks: 0, meals_selected_by: null }),
        dishes: [
          dish({ id: 1, name_en: 'Steak', protein: 50, calories: 600 }),
          dish({ id: 2, name_en: 'Labneh', protein: 40, calories: 500, allergens: [milk] }),
          dish({ id: 3, name_en: 'Soup', protein: 10, calories: 300, disliked: [onions] }),
        ],
      }),
    });
    await pick(user);
    const shown = () =>
      screen
        .getAllByRole('button', { name: /kcal/ })
        .map((one) => one.textContent.match(/^[A-Z][a-z]+/)?.[0]);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(screen.getByRole('checkbox', { name: '40 g protein or more' }));
    expect(shown()).toEqual(['Steak', 'Labneh']);
    await user.click(screen.getByRole('checkbox', { name: 'Up to 500 kcal' }));
    expect(shown()).toEqual(['Labneh']);
    await user.click(screen.getByRole('checkbox', { name: 'Milk' }));
    expect(screen.getByText('No dish of this day fits.')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await user.click(screen.getByRole('checkbox', { name: 'What I dislike' }));
    expect(shown()).toEqual(['Steak', 'Labneh']);
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('counts in Arabic', async () => {
    const { user } = await visit({}, 'ar');
    await user.click(await screen.findByRole('button', { name: 'اختيار وجباتي' }));
    await user.click(screen.getByRole('checkbox', { name: 'مجبوس دجاج' }));
    expect(screen.getByRole('tab', { name: 'الوجبات: 1 من 2' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'السناك: 0 من 1' })).toBeVisible();
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

  it('to save keeps the choices and explains the failure', async () => {
    const { user } = await visit({
      'GET meals': complete,
      'POST meal-selection': refuse({
        errors: { days: ['Wednesday: a chosen dish is not on the menu of this day.'] },
      }),
    });
    await screen.findByRole('tab', { name: /^Meals/ });
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
    await screen.findByRole('tab', { name: /^Meals/ });
    await user.dblClick(save());
    expect(save()).toHaveAttribute('aria-busy', 'true');
    expect(api.callsTo('POST meal-selection')).toHaveLength(1);
  });

  it('to load can be tried again', async () => {
    const { user, api } = await visit({ 'GET meals': networkDown() });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the menu.');
    api.on({ 'GET meals': complete });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: /^Meals/ })).toBeInTheDocument();
  });

  it('leads to the cart when the line no longer exists', async () => {
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
  expect(selectHasUnsaved(storefront.store.getState())).toBe(true);
  act(() => history.push('/about-us'));
  act(() => history.push('/meals/11'));
  expect(await screen.findByRole('checkbox', { name: 'Lentil soup' })).toBeChecked();
});
