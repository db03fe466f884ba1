import { pageUrl } from '../../../../src/contract/pages/pageUrl.ts';

const SHOP = 'https://mizan.example';

it.each([
  [pageUrl(SHOP, 'home', []), 'https://mizan.example/'],
  [pageUrl(SHOP, 'orderDetails', [7]), 'https://mizan.example/order-details/7'],
  [
    pageUrl(SHOP, 'orderDetails', [7], { day: '2027-01-20' }),
    'https://mizan.example/order-details/7?day=2027-01-20',
  ],
  [pageUrl(SHOP, 'planDay', [7, 31]), 'https://mizan.example/order-details/7/days/31'],
  [
    pageUrl(SHOP, 'resetPassword', [], { token: 'a-b_c' }),
    'https://mizan.example/reset-password?token=a-b_c',
  ],
])('is the whole address of a page: %s', (address, expected) => {
  expect(address).toBe(expected);
});
