// Loaded here, so that no test waits for their compilation.
import '../../../../src/features/mealSelection/components/RepeatDialog.tsx';
import '../../../../src/features/mealSelection/MealSelectionPage.tsx';
import { act, getConfig, screen, waitFor, within } from '@testing-library/react';
import { addDays, weekdayOf } from '../../../../src/contract/kuwaitTime.ts';
import { nextTask } from '../../../../src/ui/nextTask.ts';
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

const FRIDAY = 5;
const [WEDNESDAY, THURSDAY] = ['2027-01-20', '2027-01-21'] as const;
const DATES = Array.from({ length: 70 }, (_, day) => addDays(WEDNESDAY, day))
  .filter((date) => weekdayOf(date) !== FRIDAY)
  .slice(0, 60);
/** Every second meal is on the menu of a Wednesday, each on that of the other days. */
const DISHES = Array.from({ length: 200 }, (_, index) =>
  dish({
    id: 100 + index,
    name_en: `Dish ${index}`,
    kind: index < 150 ? 'meal' : 'snack',
    weekdays: index % 2 === 0 ? [0, 1, 2, 3, 4, 6] : [0, 1, 2, 4, 6],
  }),
);
const MEALS = DISHES.filter(({ kind }) => kind === 'meal');

async function askWhoChooses() {
  const line = cartItem({ meals: 2, snacks: 1, days: 60, meals_selected_by: null });
  const menu = mealsResponse({ cart_item: line, dates: DATES, dishes: DISHES });
  return renderApp({
    path: '/meals/11',
    customer: customerInfo(),
    api: { 'GET home': homeResponse({ cart: cart() }), 'GET meals': menu },
  });
}

const findPickButton = () => screen.findByRole('button', { name: 'Pick my meals' });

async function pickMeals() {
  const app = await askWhoChooses();
  await app.user.click(await findPickButton());
  await screen.findByLabelText('Dish 148');
  return app;
}

/** The components rendered since the last call. */
function takeRenders() {
  const renders = countRenders.takeRenders();
  return {
    names: renders.map(({ name }) => name),
    of: (component: string) =>
      renders.filter(({ name }) => name === component).map(({ props }) => props),
  };
}

/** What is rendered in the task after a press, and nothing in that of the press; `user` waits for what follows. */
async function rendersAfter(press: () => void) {
  takeRenders();
  let within: string[] = [];
  let next: string[] = [];
  await getConfig().asyncWrapper(async () => {
    press();
    await Promise.resolve();
    within = takeRenders().names;
    await nextTask();
    next = takeRenders().names;
  });
  expect(within).toEqual([]);
  return next;
}

/** The components of a dish, and the list that passes its state. */
const DISH = [
  'DishRows',
  'DishRow',
  'ListPicture',
  'PictureFrame',
  'DishMarks',
  'CheckIcon',
  'PlusIcon',
  'Glyph',
];
/** The day in the calendar, and the description of the visible day. */
const DAY = ['Week', 'DeliveredDay', 'DayProblem', 'DayAnnouncement', 'DaySummary'];
const AROUND = ['PlanHeader', 'PickMeals', 'PlanProgress', 'DaysCalendar', 'DayOff', 'SaveButton'];
const TOTALS = ['DayTotals', 'TotalText', 'DishCount'];

it.each(['choosing', 'taking out'])(
  '%s a dish renders that dish, its day and the totals only',
  async (act) => {
    const { user } = await pickMeals();
    const press = () => user.click(screen.getByLabelText('Dish 2'));
    if (act === 'taking out') await press();
    takeRenders();
    await press();
    const { names, of } = takeRenders();
    expect(names.filter((name) => ![...DISH, ...DAY, ...TOTALS].includes(name))).toEqual([]);
    expect(of('DishRow')).toEqual([expect.objectContaining({ dish: DISHES[2] })]);
    expect(of('DeliveredDay')).toEqual([expect.objectContaining({ date: WEDNESDAY })]);
    expect(of('DayTotals')).toHaveLength(1);
  },
);

it('opening another day renders that day only', async () => {
  const { user } = await pickMeals();
  takeRenders();
  await user.click(screen.getByLabelText(/^Thursday 21 January/));
  await screen.findByLabelText('Dish 149');
  const { names, of } = takeRenders();
  expect(of('DeliveredDay')).toMatchObject([{ date: WEDNESDAY }, { date: THURSDAY }]);
  expect(of('DishRow')).toEqual(
    MEALS.map((one): unknown => expect.objectContaining({ dish: one })),
  );
  expect(names.filter((name) => AROUND.includes(name))).toEqual([]);
});

it('beginning to pick renders the title in the next task, the days and their menu after it', async () => {
  await askWhoChooses();
  const button = await findPickButton();
  const names = await rendersAfter(() => button.click());
  expect(names).toContain('MealsOfLine');
  expect(names).not.toContain('PickMeals');
  expect(await screen.findByLabelText('Dish 2')).toBeVisible();
});

it('shows a long menu a few dishes at a time, so that no frame lays out all of them', async () => {
  await askWhoChooses();
  takeRenders();
  (await findPickButton()).click();
  expect(await screen.findByLabelText('Dish 148')).toBeVisible();
  const { names } = takeRenders();
  const lists = names.join(' ').split(/\bDishRows\b/);
  const rows = lists.map((list) => list.match(/\bDishRow\b/g)?.length ?? 0);
  expect(rows.reduce((sum, count) => sum + count)).toBe(MEALS.length / 2);
  expect(Math.max(...rows)).toBe(24);
});

it('opening another day marks it in the next task, and renders its menu after it', async () => {
  await pickMeals();
  const names = await rendersAfter(() => screen.getByLabelText(/^Thursday 21 January/).click());
  expect(names.filter((name) => name === 'DeliveredDay')).toHaveLength(2);
  expect(names).not.toContain('DishRows');
  expect(await screen.findByRole('heading', { name: /^Thursday 21 January/ })).toBeVisible();
});

it('opening the snacks shows their tab in the next task, and renders them after it', async () => {
  await pickMeals();
  const tab = screen.getByRole('tab', { name: /^Snacks/ });
  const names = await rendersAfter(() => tab.click());
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(names).not.toContain('DishRows');
  expect(await screen.findByLabelText('Dish 150')).toBeVisible();
});

it('choosing a dish shows it in the next task, and marks its day after it', async () => {
  await pickMeals();
  const names = await rendersAfter(() => screen.getByLabelText('Dish 2').click());
  expect(names).toContain('DishRow');
  expect(names).not.toContain('DeliveredDay');
  expect(await screen.findByLabelText('Wednesday 20 January, not complete yet')).toBeVisible();
});

it('choosing a dish is painted before its draft is stored', async () => {
  const { browser } = await pickMeals();
  await act(async () => {
    screen.getByLabelText('Dish 2').click();
    expect(browser.drafts).toBeNull();
  });
  const days = { [WEDNESDAY]: { date: WEDNESDAY, meals: [102], snacks: [] } };
  await waitFor(() => expect(browser.drafts?.own).toEqual({ 'meals:11': days }));
});

async function fillDay() {
  const app = await pickMeals();
  await app.user.click(screen.getByLabelText('Dish 0'));
  await app.user.click(screen.getByLabelText('Dish 2'));
  await app.user.click(screen.getByRole('tab', { name: /^Snacks/ }));
  await app.user.click(screen.getByLabelText('Dish 150'));
  return app;
}

it('a repeat is answered before the question closes and its days are marked', async () => {
  await fillDay();
  const repeat = within(await screen.findByRole('dialog')).getByRole('button', { name: /^Repeat/ });
  const names = await rendersAfter(() => {
    repeat.click();
  });
  expect(names).toContain('PlanProgress');
  for (const later of ['PreviewDay', 'DishCount', 'DeliveredDay']) {
    expect(names).not.toContain(later);
  }
  await waitFor(() => expect(repeat).not.toBeInTheDocument());
  expect(await screen.findByLabelText('Thursday 21 January, complete')).toBeVisible();
});

it('asking for the preview of a repeat is painted before it is computed', async () => {
  const { user } = await fillDay();
  await user.click(await screen.findByRole('button', { name: 'Keep customizing' }));
  const repeat = screen.getByRole('button', { name: /^Repeat this plan/ });
  const names = await rendersAfter(() => repeat.click());
  expect(names).toContain('MealDialogs');
  expect(names).not.toContain('PreviewDays');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('opening a dish renders its details after the press, so that React does not hold them back', async () => {
  await pickMeals();
  const names = await rendersAfter(() => screen.getByText('Dish 2').click());
  expect(names).toContain('MealDialogs');
  expect(names).not.toContain('FetchedPart');
  expect(await screen.findByRole('dialog', { name: 'Dish 2' })).toBeVisible();
});
