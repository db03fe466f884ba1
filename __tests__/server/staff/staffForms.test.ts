import type { FormValues } from '../../../src/contract/rules/rule.ts';
import { expectRule, inWords } from '../../support/expectRule.ts';
import { rulesWithout, type FieldRule } from '../../support/ruleCases.ts';
import { staffNumberCases, staffTextCases } from '../../support/staffRuleCases.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { startTestApp, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const dish = {
  name_en: 'dishName',
  name_ar: 'dishName',
  description_en: 'dishDescription',
  description_ar: 'dishDescription',
} as const;
const sold = {
  name_en: 'packageName',
  name_ar: 'packageName',
  tagline_en: 'packageTagline',
  tagline_ar: 'packageTagline',
  description_en: 'packageDescription',
  description_ar: 'packageDescription',
} as const;
const voucher = { amount: 'amount?', minimum_total: 'amount' } as const;

type Call = readonly ['POST' | 'PUT', string, Readonly<Record<string, FieldRule>>];
const CALLS: readonly Call[] = [
  ['POST', 'login', { email: 'email', password: 'currentPassword', code: 'secondFactorCode?' }],
  [
    'POST',
    'welcome',
    {
      password: 'staffPassword',
      confirm_password: 'repeatedPassword',
      code: 'secondFactorCode?',
    },
  ],
  ['POST', 'dishes', dish],
  ['PUT', 'dishes/1', dish],
  ['POST', 'packages', sold],
  ['PUT', 'packages/1', sold],
  ['PUT', 'delivery/terms', { fee: 'amount', free_from: 'amount?' }],
  ['POST', 'delivery/closed-days', { name_en: 'closedDayName', name_ar: 'closedDayName' }],
  ['POST', 'vouchers', { code: 'voucherCode', ...voucher }],
  ['PUT', 'vouchers/1', voucher],
  [
    'PUT',
    'site-content',
    {
      kitchen_name_en: 'kitchenName',
      kitchen_name_ar: 'kitchenName',
      footer_address_en: 'footerAddress',
      footer_address_ar: 'footerAddress',
      footer_timing_en: 'footerTiming',
      footer_timing_ar: 'footerTiming',
      footer_phone: 'siteNumber',
      footer_whatsapp: 'siteNumber',
      footer_email: 'email',
      footer_address_map: 'webAddress',
      footer_instagram: 'webAddress',
      app_android: 'webAddress?',
      app_ios: 'webAddress?',
    },
  ],
  ['PUT', 'days/2027-01-20/deliveries', { note: 'failureNote?' }],
  ['POST', 'messages/1/answer', { answer: 'messageAnswer' }],
  ['POST', 'orders/1/notes', { note: 'orderNote' }],
  ['POST', 'orders/1/reject', { reason: 'cancellationReason' }],
  ['POST', 'appointments/1/reject', { reason: 'cancellationReason' }],
  ['POST', 'refunds/1/record', { reference: 'refundReference' }],
];

const variant = {
  key: 'men',
  name_en: 'Men',
  name_ar: 'رجال',
  meal_calories: 500,
  meal_protein_g: 40,
  snack_calories: 180,
  snack_protein_g: 10,
  price_per_meal: '2.500',
  price_per_snack: '1.000',
  active: true,
};
const picture = { url: '/pictures/x.webp', alt_en: 'A table', alt_ar: 'سفرة' };

/** Fields within a list: the answer names the list. */
const WITHIN_LISTS: readonly (readonly [
  list: string,
  field: string,
  rule: FieldRule,
  listOf: (typed: string) => readonly unknown[],
])[] = [
  ...(['highlights_en', 'highlights_ar'] as const).map(
    (list) => [list, 'each', 'highlight', (typed: string) => ['x', typed]] as const,
  ),
  ...(['alt_en', 'alt_ar'] as const).map(
    (field) =>
      [
        'images',
        field,
        'pictureAlt',
        (typed: string) => [picture, { ...picture, [field]: typed }],
      ] as const,
  ),
  ...(
    [
      ['name_en', 'variantName'],
      ['name_ar', 'variantName'],
      ['price_per_meal', 'mealPrice'],
      ['price_per_snack', 'snackPrice'],
    ] as const
  ).map(
    ([field, rule]) =>
      ['variants', field, rule, (typed: string) => [{ ...variant, [field]: typed }]] as const,
  ),
];

describeOnDatabases('the checks of the kitchen’s forms', (database) => {
  let testApp: TestApp;
  let manager: StaffClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    manager = await logInAs(testApp.app, 'manager');
  });
  afterAll(() => testApp.stop());

  /** What the API says about one field of a body that is refused in any case. */
  async function messagesOf(method: 'POST' | 'PUT', path: string, field: string, body: FormValues) {
    const sent = { ...body, unexpected: true };
    const { error, errors } = await manager.refused(422, method, path, sent);
    expect([error, errors?.['unexpected']]).toEqual([
      'validation_failed',
      ['unexpected is not expected here.'],
    ]);
    return errors?.[field];
  }

  describe.each(CALLS)('%s %s', (method, path, fields) => {
    it.each(Object.entries(fields))('holds %s to the rule %s', async (field, rule) => {
      await expectRule(field, rule, (typed, beside) =>
        messagesOf(method, path, field, { ...beside, [field]: typed }),
      );
    });
  });

  it.each(WITHIN_LISTS)('holds in %s %s to the rule %s', async (list, _field, rule, listOf) => {
    await expectRule(list, rule, (typed) =>
      messagesOf('PUT', 'packages/1', list, { [list]: listOf(typed) }),
    );
  });

  it.each([
    ['POST', 'vouchers', 'percent'],
    ['POST', 'vouchers', 'amount'],
    ['PUT', 'vouchers/1', 'percent'],
    ['PUT', 'vouchers/1', 'amount'],
  ] as const)('holds the percentage of %s %s to its rule, of the kind %s', async (...call) => {
    const [method, path, kind] = call;
    const { good, bad } = staffNumberCases.voucherPercent;
    const messages = (percent: number) => messagesOf(method, path, 'percent', { kind, percent });
    for (const [percent] of good) {
      expect([percent, await messages(percent)]).toEqual([percent, undefined]);
    }
    for (const [percent, violation] of bad) {
      expect([percent, await messages(percent)]).toEqual([percent, inWords('percent', violation)]);
    }
  });

  it('leaves no rule of the staff without a call', () => {
    const rows = [
      ...CALLS.map(([, , fields]) => fields),
      ...WITHIN_LISTS.map(([, field, rule]) => ({ [field]: rule })),
    ];
    expect(rulesWithout(staffTextCases, rows)).toEqual([]);
  });
});
