import { paths } from '../../../src/routing/paths.ts';

it.each([
  [paths.home(), '/'],
  [paths.packages(), '/#packages'],
  [paths.orderDetails(7), '/order-details/7'],
  [paths.meals(31), '/meals/31'],
  [paths.login(), '/login'],
  [paths.login('/orders?page=2'), '/login?redirect=%2Forders%3Fpage%3D2'],
  [paths.orderFailed(), '/order-failed'],
  [paths.orderFailed(7), '/order-failed?order=7'],
  [paths.bookingPayment(9), '/booking-payment?booking=9'],
  [
    paths.dietitianCalendar({ dietitianId: 3, date: '2027-02-01', time: null }),
    '/dietitian-calendar?dietitian=3&date=2027-02-01',
  ],
])('builds %s', (path, expected) => {
  expect(path).toBe(expected);
});
