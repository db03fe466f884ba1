// Loaded here, so that no test waits for their compilation.
import '../../../../src/features/mealSelection/components/RepeatDialog.tsx';
import '../../../../src/features/mealSelection/MealSelectionPage.tsx';
import { screen } from '@testing-library/react';
import * as countRenders from '../../../support/countRenders.ts';
import { cart, cartItem } from '../../../support/factories/cart.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import { dish, mealsResponse } from '../../../support/factories/meals.ts';
import { renderApp } from '../../../support/renderApp.tsx';

function mockNoting() {
  return jest.requireActual<typeof countRenders>('../../../support/countRenders.ts');
}
jest.mock('react/jsx-runtime', () => mockNoting().notingRuntime());
jest.mock('react', () => mockNoting().notingReact());

async function pickMeals() {
  const line = cartItem({ meals: 2, snacks: 1, days: 2, meals_selected_by: null });
  const app = await renderApp({
    path: '/meals/11',
    customer: customerInfo(),
    api: {
      'GET home': homeResponse({ cart: cart() }),
      'GET meals': mealsResponse({ cart_item: line }),
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Pick my meals' }));
  return app;
}

/** What a dish is made of. */
const DISH = ['DishRow', 'PictureFrame', 'DishMarks', 'Refusal', 'CheckIcon', 'PlusIcon', 'Glyph'];
/** The day in the calendar, and what is said of the day in sight. */
const DAY = ['DeliveredDay', 'DayProblem', 'DayAnnouncement', 'DaySummary'];
const TOTALS = ['DayTotals', 'TotalText', 'DishCount'];

it.each(['choosing', 'taking out'])(
  '%s a dish renders that dish, its day and the totals only',
  async (act) => {
    const { user } = await pickMeals();
    const press = () => user.click(screen.getByRole('checkbox', { name: 'Chicken machboos' }));
    if (act === 'taking out') await press();
    countRenders.takeRenders();
    await press();
    const renders = countRenders.takeRenders();
    const names = renders.map(({ name }) => name);
    expect(names.filter((name) => ![...DISH, ...DAY, ...TOTALS].includes(name))).toEqual([]);
    expect(renders.filter(({ name }) => name === 'DishRow')).toEqual([
      expect.objectContaining({ props: expect.objectContaining({ dish: dish() }) }),
    ]);
    expect(renders.filter(({ name }) => name === 'DeliveredDay')).toEqual([
      expect.objectContaining({ props: { date: '2027-01-20' } }),
    ]);
    expect(names.filter((name) => name === 'DayTotals')).toHaveLength(1);
  },
);
