import { stepAt } from '../../../src/flows/changeDaySteps.ts';

const at = (pathname: string) => stepAt({ pathname, search: '', hash: '', key: 'k' });

it('is the day that the address names', () => {
  expect(at('/order-details/41/days/61')).toEqual({
    name: 'day',
    day: { orderId: 41, dayId: 61 },
  });
});

it.each(['/order-details/41', '/orders', '/order-details/41/days/none', '/meals/61'])(
  'is elsewhere at %s',
  (pathname) => expect(at(pathname)).toEqual({ name: 'elsewhere' }),
);
