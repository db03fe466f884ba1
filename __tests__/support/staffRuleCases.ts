import { amount, mealPrice, snackPrice } from '../../src/contract/staff/amount.ts';
import {
  dishDescription,
  dishName,
  highlight,
  packageDescription,
  packageName,
  packageTagline,
  pictureAlt,
  variantName,
} from '../../src/contract/staff/catalog.ts';
import { closedDayName } from '../../src/contract/staff/delivery.ts';
import { failureNote } from '../../src/contract/staff/deliveryDay.ts';
import { messageAnswer } from '../../src/contract/staff/messages.ts';
import { orderNote, refundReference } from '../../src/contract/staff/orders.ts';
import { secondFactorCode, staffPassword } from '../../src/contract/staff/rules.ts';
import { siteTextRules } from '../../src/contract/staff/siteTexts.ts';
import { voucherCode, voucherPercent } from '../../src/contract/staff/vouchers.ts';
import type { Violation } from '../../src/contract/rules/rule.ts';
import {
  asTyped,
  atLeast,
  atMost,
  lineCases,
  noteCases,
  NUL,
  refused,
  REQUIRED,
  RIGHT_TO_LEFT_MARK,
  THUMB,
  type NumberCases,
  type TextCases,
} from './ruleCaseKinds.ts';

const FILL_IN = 'validation.required';

const tooShort: Violation = { key: 'validation.passwordMin', values: { min: 12 } };
const staffPasswordCases: TextCases = {
  rule: staffPassword,
  good: asTyped('twelve chars', ' spaces of 12', THUMB.repeat(12), 'x'.repeat(200)),
  bad: [
    ...refused(REQUIRED, ''),
    ...['eleven char', ' '.repeat(11), THUMB.repeat(11)].map((typed) => [typed, tooShort] as const),
    ['x'.repeat(201), atMost(200)],
  ],
};

const secondFactorCases: TextCases = {
  rule: secondFactorCode,
  good: ['123456', '123 456', ' 12 34 56 ', '١٢٣٤٥٦', `1${NUL}23456${RIGHT_TO_LEFT_MARK}`].map(
    (typed) => [typed, '123456'] as const,
  ),
  bad: [
    ...refused(REQUIRED, '', ' ', NUL),
    ...refused('server.staff.code_format', '12345', '1234567', 'abcdef', '123-456', '1'.repeat(21)),
  ],
};

const REFUSED_AMOUNTS: TextCases['bad'] = [
  ...refused(FILL_IN, '', ' ', NUL),
  ...refused('server.shop.amount', '-1', '+5', '1,5', '5.', '.5', '1.2345', '1000000', '5 KD'),
  ...refused('server.shop.amount', '1e3', 'free', '1 000', '1'.repeat(400)),
];
const TAKEN_AMOUNTS: TextCases['good'] = [
  ['5', '5.000'],
  ['5.2', '5.200'],
  ['٥٫٢٥', '5.250'],
  [' 007.5 ', '7.500'],
  ['99.999', '99.999'],
  [`${RIGHT_TO_LEFT_MARK}24.500`, '24.500'],
];
const slips = refused('server.catalog.price_digits', '100', '100.000', '250.5', '999999.999');

/** The texts of the staff. */
export const staffTextCases = {
  staffPassword: staffPasswordCases,
  secondFactorCode: secondFactorCases,
  amount: {
    rule: amount,
    good: [...TAKEN_AMOUNTS, ['0', '0.000'], ['100', '100.000'], ['999999.999', '999999.999']],
    bad: REFUSED_AMOUNTS,
  },
  snackPrice: {
    rule: snackPrice,
    good: [...TAKEN_AMOUNTS, ['0', '0.000']],
    bad: [...REFUSED_AMOUNTS, ...slips],
  },
  mealPrice: {
    rule: mealPrice,
    good: [...TAKEN_AMOUNTS, ['0.001', '0.001']],
    bad: [...REFUSED_AMOUNTS, ...slips, ...refused('server.catalog.price', '0', '0.000')],
  },
  dishName: lineCases(dishName, 80, FILL_IN),
  dishDescription: noteCases(dishDescription, 300, FILL_IN),
  packageName: lineCases(packageName, 60, FILL_IN),
  packageTagline: lineCases(packageTagline, 120, FILL_IN),
  packageDescription: noteCases(packageDescription, 1000, FILL_IN),
  variantName: lineCases(variantName, 40, FILL_IN),
  pictureAlt: lineCases(pictureAlt, 150, FILL_IN),
  highlight: lineCases(highlight, 80, FILL_IN),
  closedDayName: lineCases(closedDayName, 60, FILL_IN),
  failureNote: noteCases(failureNote, 300),
  messageAnswer: noteCases(messageAnswer, 3000),
  orderNote: noteCases(orderNote, 1000),
  refundReference: lineCases(refundReference, 200),
  kitchenName: lineCases(siteTextRules.kitchen_name, 60, FILL_IN),
  footerAddress: lineCases(siteTextRules.footer_address, 300, FILL_IN),
  footerTiming: lineCases(siteTextRules.footer_timing, 120, FILL_IN),
  siteNumber: {
    rule: siteTextRules.footer_phone,
    good: [
      ...asTyped('22202122', '+965 2220 2122', '1'.repeat(20)),
      ['٢٢٢٠  ٢١٢٢', '2220 2122'],
      [`${RIGHT_TO_LEFT_MARK}22202122`, '22202122'],
    ],
    bad: [
      ...refused(FILL_IN, '', ' ', NUL),
      ...refused('server.shop.number', '12345', '+', '2220-2122', 'call us', '(965) 22202122'),
      ['1'.repeat(21), atMost(20)],
    ],
  },
  webAddress: {
    rule: siteTextRules.footer_instagram,
    good: [
      ...asTyped('https://instagram.com/mizan', 'https://x.example/?q=نورة#top'),
      [' https://x.example\n', 'https://x.example'],
    ],
    bad: [
      ...refused(FILL_IN, '', ' ', NUL),
      ...refused('server.shop.web_address', 'http://x.example', 'x.example', 'https://'),
      ...refused('server.shop.web_address', 'javascript:alert(1)', 'https://x y', 'https://x"'),
      [`https://${'x'.repeat(293)}`, atMost(300)],
    ],
  },
  voucherCode: {
    rule: voucherCode,
    good: [...asTyped('NOOR-10', 'ABC', 'X'.repeat(40)), [' save10 ', 'SAVE10'], ['٢٠٢٧', '2027']],
    bad: [
      ...refused(FILL_IN, '', ' ', NUL),
      ...refused('server.shop.voucher_code', 'SAVE 10', 'نور', 'ÉTÉ', 'A_B', THUMB),
      ['AB', atLeast(3)],
      ['X'.repeat(41), atMost(40)],
    ],
  },
} satisfies Record<string, TextCases>;

const noPercentage: Violation = { key: 'server.shop.percent', values: { min: 1, max: 100 } };

export const staffNumberCases = {
  voucherPercent: {
    rule: voucherPercent,
    good: [1, 2, 15, 99, 100].map((percent) => [percent, percent] as const),
    bad: [0, 101, -5, 0.5, 1.5, 99.9, 100.5, 1e300].map(
      (percent) => [percent, noPercentage] as const,
    ),
  },
} satisfies Record<string, NumberCases>;
