import { missingStep, pathOf, stepAt, type BuyingStep } from '../../../src/flows/buyingSteps.ts';

const line = (
  cart_item_id: number,
  questionnaire_completed: boolean,
  meals_completed: boolean,
) => ({
  cart_item_id,
  questionnaire_completed,
  meals_completed,
});

describe('the missing step of a cart', () => {
  it.each<[string, ReturnType<typeof line>[], BuyingStep, string]>([
    [
      'the questionnaire first',
      [line(11, false, false)],
      { name: 'questionnaire', cartItemId: 11 },
      '/dislikes-allergies/11',
    ],
    [
      'the questionnaire, though the meals are there',
      [line(11, false, true)],
      { name: 'questionnaire', cartItemId: 11 },
      '/dislikes-allergies/11',
    ],
    ['then the meals', [line(11, true, false)], { name: 'meals', cartItemId: 11 }, '/meals/11'],
    [
      'of the first plan that is not ready',
      [line(11, true, true), line(12, true, false), line(13, false, false)],
      { name: 'meals', cartItemId: 12 },
      '/meals/12',
    ],
    ['nothing', [line(11, true, true), line(12, true, true)], { name: 'checkout' }, '/checkout'],
    ['nothing while it is empty', [], { name: 'checkout' }, '/checkout'],
  ])('is %s', (_name, items, expected, path) => {
    const step = missingStep(items);
    expect(step).toEqual(expected);
    expect(pathOf(step)).toBe(path);
  });
});

it.each<[string, BuyingStep]>([
  ['/package-categories/3?meals=2', { name: 'choose' }],
  ['/dislikes-allergies/11', { name: 'questionnaire', cartItemId: 11 }],
  ['/meals/11', { name: 'meals', cartItemId: 11 }],
  ['/cart', { name: 'cart' }],
  ['/checkout', { name: 'checkout' }],
  ['/payment', { name: 'payment' }],
  ['/payment?data=ab12', { name: 'returned', data: 'ab12' }],
  ['/order-failed?data=ab12', { name: 'returned', data: 'ab12' }],
  ['/order-failed?order=41', { name: 'elsewhere' }],
  ['/orders', { name: 'elsewhere' }],
  ['/no-such-page', { name: 'elsewhere' }],
])('is the address: %s', (path, expected) => {
  const { pathname, search } = new URL(path, 'https://shop.example');
  expect(stepAt({ pathname, search, hash: '', key: 'k' })).toEqual(expected);
});
