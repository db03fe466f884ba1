import { addDays, weekdayOf } from '../../src/contract/kuwaitTime.ts';
import type { Language } from '../../src/contract/languages.ts';
import { pageUrl } from '../../src/contract/pages/pageUrl.ts';
import type { SubscriptionDay, SubscriptionItem } from '../../src/contract/wire/subscription.ts';
import {
  confirmEmailLetter,
  emailChangedLetter,
  passwordChangedLetter,
} from '../../server/mail/accountLetters.ts';
import { appointmentLetter } from '../../server/mail/appointmentMail.ts';
import { closedDayLetter } from '../../server/mail/closedDayMail.ts';
import { contactLetter } from '../../server/mail/contactMail.ts';
import {
  correctedDeliveryLetter,
  failedDeliveryLetter,
} from '../../server/mail/failedDeliveryMail.ts';
import {
  freezeEndedLetter,
  freezeEndsLetter,
  frozenPlanLetter,
} from '../../server/mail/freezeMail.ts';
import { kitchenOf } from '../../server/mail/kitchen.ts';
import type { Letter } from '../../server/mail/letter.ts';
import { messageAnswerLetter } from '../../server/mail/messageAnswerMail.ts';
import { orderLetter } from '../../server/mail/orderMail.ts';
import { orderRefundLetter } from '../../server/mail/orderRefundMail.ts';
import {
  dayTakenBackLetter,
  dietitiansChangeLetter,
  planChangeLetter,
  skippedDayLetter,
} from '../../server/mail/planChangeMail.ts';
import { choiceLetter } from '../../server/mail/choiceMail.ts';
import { changedDeliveryLetter } from '../../server/mail/deliveryMail.ts';
import { dietitianLetter } from '../../server/mail/dietitianMail.ts';
import { renewalLetter } from '../../server/mail/renewalMail.ts';
import { rejectionLetter } from '../../server/mail/rejectionMail.ts';
import { refundMadeLetter } from '../../server/mail/refundMadeMail.ts';
import { renderLetter } from '../../server/mail/renderLetter.ts';
import { accountDeletedLetter } from '../../server/mail/accountDeletedMail.ts';
import { resetLetter } from '../../server/mail/resetMail.ts';
import { wordsOf } from '../../server/mail/words.ts';
import { stoppedPlanLetter } from '../../server/mail/stopMail.ts';
import { dishes } from '../../server/seed/dishes.ts';
import { siteContent } from '../../server/seed/siteContent.ts';
import { address } from '../../__tests__/support/factories/address.ts';
import { paidBooking } from '../../__tests__/support/factories/appointment.ts';
import {
  paidSubscription,
  subscriptionItem,
} from '../../__tests__/support/factories/subscription.ts';

const publicUrl = 'https://mizan.example';
const linkTo = (page: 'resetPassword' | 'confirmEmail' | 'restoreEmail') =>
  pageUrl(publicUrl, page, [], { token: '2f6d0c0a91b8' });
const PEOPLE = { en: 'Noura Al-Salem', ar: 'نورة السالم' } as const;
const PAID = { payment_id: '100702600000123456', order_reference_number: 'MZ-20431-1' };

export interface SampleMail {
  /** The file's name, and what the page calls it. */
  name: string;
  subject: string;
  text: string;
  html: string;
}

/** Those that can be switched off. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'meals of a day changed',
  'day skipped',
  'day taken back',
  'plan frozen',
  'freeze ended early',
  'freeze ends',
  'meals that the dietitian chose',
  'a day that lacks a dish',
  'plan that ends',
  'time for the dietitian',
  'appointment tomorrow',
]);

/** A sample of every mail, all about one customer. */
export function sampleMails(language: Language): SampleMail[] {
  const kitchen = kitchenOf((key) => {
    const entry = siteContent.find((candidate) => candidate.key === key);
    return entry?.[`value_${language}`] ?? null;
  }, language);
  const unsubscribe = `${publicUrl}/api/unsubscribe?token=2f6d0c0a91b8&lang=${language}`;
  return Object.entries(letters(language)).map(([name, letter]) => ({
    name,
    ...renderLetter(OPTIONAL.has(name) ? { ...letter, unsubscribe } : letter, kitchen),
  }));
}

function letters(language: Language): Record<string, Letter> {
  const words = wordsOf(language);
  const customerName = PEOPLE[language];
  const order = (days: SubscriptionItem[], more: Parameters<typeof paidSubscription>[0] = {}) =>
    orderLetter(
      {
        order: paidSubscription({
          id: 20431,
          order_number: 'MZ-20431',
          items: days,
          ...PAID,
          ...more,
        }),
        customerName,
        publicUrl,
      },
      words,
    );
  const appointment = (
    kind: Parameters<typeof appointmentLetter>[0]['kind'],
    more: Parameters<typeof paidBooking>[0] = {},
  ) =>
    appointmentLetter(
      { kind, appointment: paidBooking({ ...PAID, ...more }), customerName, publicUrl },
      words,
    );
  const movedDay = {
    date: '2027-01-23',
    movedTo: '2027-02-15',
    orderId: 20431,
    customerName,
    publicUrl,
  };
  const returned = { id: 20431, reference: 'RF-100702600000', customerName, publicUrl };
  const failedDay = { date: '2027-01-23', orderId: 20431, customerName, publicUrl };
  const closedDelivery = { order_id: 20431, product_en: 'Fit Pro', product_ar: 'فت برو' };
  const frozenPlan = {
    date: '2027-02-06',
    lastDay: '2027-02-25',
    orderId: 20431,
    customerName,
    publicUrl,
  };
  return {
    'order, own meals': order([ownMeals(20)], {
      sub_total: '98.000',
      coupon_code: 'WELCOME10',
      coupon_discount: '9.800',
      delivery: '2.000',
      grand_total: '90.200',
      amount_paid: '90.200',
      message: language === 'ar' ? 'اتصلوا قبل الوصول من فضلكم.' : 'Please call before you arrive.',
      address: address({
        title: null,
        avenue: '2',
        street: '14',
        floor: '3',
        apartment: '11',
        special_direction:
          language === 'ar' ? 'خلف المسجد، الباب الأخضر' : 'Behind the mosque, the green door',
      }),
    }),
    'order, the dietitian chooses': order([
      subscriptionItem({ meals_selected_by: 'dietitian', schedule: [], quantity: 2 }),
    ]),
    'order, sixty days and a second plan': order([
      ownMeals(60),
      subscriptionItem({
        product: { name_en: 'Fit Life', name_ar: 'فت لايف' },
        meals_selected_by: 'dietitian',
        schedule: [],
      }),
    ]),
    'order, paid by a voucher': order([ownMeals(5)], {
      coupon_code: 'GIFT',
      coupon_discount: '98.000',
      grand_total: '0.000',
      amount_paid: '0.000',
      paid_via: null,
      payment_id: null,
      order_reference_number: null,
    }),
    'order closed, money to go back': orderRefundLetter(
      { order: { id: 20431, customer_name: customerName }, publicUrl },
      words,
    ),
    'order rejected': rejectionLetter(
      {
        order: { id: 20431, customer_name: customerName },
        reason:
          language === 'ar'
            ? 'لا نوصل حاليًا إلى منطقتك.\nيسعدنا أن نخدمك لاحقًا.'
            : 'We do not deliver to your area at the moment.\nWe hope to later.',
        amount: 90_200,
        publicUrl,
      },
      words,
    ),
    'order rejected, paid by a voucher': rejectionLetter(
      {
        order: { id: 20431, customer_name: customerName },
        reason: language === 'ar' ? 'المطبخ مغلق للصيانة.' : 'The kitchen is being repaired.',
        amount: 0,
        publicUrl,
      },
      words,
    ),
    'money returned for an order': refundMadeLetter(
      { ...returned, kind: 'order', amount: 90_200 },
      words,
    ),
    'money returned for an appointment': refundMadeLetter(
      { ...returned, kind: 'appointment', amount: null },
      words,
    ),
    'meals of a day changed': planChangeLetter(
      {
        date: '2027-01-23',
        orderId: 20431,
        customerName,
        dishes: [
          { name_en: 'Grilled salmon', name_ar: 'سلمون مشوي' },
          { name_en: 'Fruit salad', name_ar: 'سلطة فواكه' },
        ],
        publicUrl,
      },
      words,
    ),
    'meals of a day changed by the dietitian': dietitiansChangeLetter(
      {
        date: '2027-01-23',
        orderId: 20431,
        customerName,
        dishes: [
          { name_en: 'Grilled salmon', name_ar: 'سلمون مشوي' },
          { name_en: 'Fruit salad', name_ar: 'سلطة فواكه' },
        ],
        publicUrl,
      },
      words,
    ),
    'day skipped': skippedDayLetter(movedDay, words),
    'day taken back': dayTakenBackLetter(movedDay, words),
    'plan frozen': frozenPlanLetter(
      { ...frozenPlan, date: '2027-01-23', until: '2027-02-04' },
      words,
    ),
    'freeze ended early': freezeEndedLetter(frozenPlan, words),
    'freeze ends': freezeEndsLetter(frozenPlan, words),
    'meals that the dietitian chose': choiceLetter(
      { ...daysToChoose('customer'), orderId: 20431, customerName, publicUrl },
      words,
    ),
    'a day that lacks a dish': choiceLetter(
      { ...daysToChoose('dietitian'), orderId: 20431, customerName, publicUrl },
      words,
    ),
    'plan stopped': stoppedPlanLetter(
      {
        date: '2027-01-26',
        lastDay: '2027-01-25',
        days: 17,
        amount: 75_285,
        product: { name_en: 'Fit Pro', name_ar: 'فت برو' },
        orderId: 20431,
        customerName,
        publicUrl,
      },
      words,
    ),
    'plan stopped, paid by a voucher': stoppedPlanLetter(
      {
        date: '2027-01-23',
        lastDay: null,
        days: 1,
        amount: 0,
        product: { name_en: 'Fit Pro', name_ar: 'فت برو' },
        orderId: 20431,
        customerName,
        publicUrl,
      },
      words,
    ),
    'delivery failed': failedDeliveryLetter(
      { ...failedDay, reason: 'nobody_there', madeUpOn: '2027-02-15', amount: null },
      words,
    ),
    'delivery failed, plan stopped': failedDeliveryLetter(
      { ...failedDay, reason: 'kitchen', madeUpOn: null, amount: 4_428 },
      words,
    ),
    'delivery failed, paid by a voucher, plan stopped': failedDeliveryLetter(
      { ...failedDay, reason: 'kitchen', madeUpOn: null, amount: null },
      words,
    ),
    'delivery that had not failed': correctedDeliveryLetter(failedDay, words),
    'kitchen closed': closedDayLetter(
      {
        ...failedDay,
        deliveries: [{ ...closedDelivery, moved_to: '2027-02-15', amount_fils: null }],
      },
      words,
    ),
    'kitchen closed, one plan stopped': closedDayLetter(
      {
        ...failedDay,
        deliveries: [
          { ...closedDelivery, moved_to: '2027-02-15', amount_fils: null },
          { ...closedDelivery, moved_to: null, amount_fils: 4_428 },
          { ...closedDelivery, moved_to: null, amount_fils: null },
        ],
      },
      words,
    ),
    'delivered elsewhere on Saturdays': changedDeliveryLetter(
      {
        ...frozenPlan,
        until: null,
        weekdays: [0, 6],
        address: address(),
        slot: { id: 1, from: '06:00', to: '09:00' },
      },
      words,
    ),
    'plan that ends': renewalLetter(
      {
        product: { name_en: 'Fit Pro', name_ar: 'فت برو' },
        endDate: '2027-02-14',
        startsOn: '2027-02-15',
        today: '2027-02-09',
        orderId: 20431,
        customerName,
        publicUrl,
      },
      words,
    ),
    'time for the dietitian': dietitianLetter(
      {
        product: { name_en: 'Fit Pro', name_ar: 'فت برو' },
        orderId: 20431,
        customerName,
        publicUrl,
      },
      words,
    ),
    'appointment received': appointment('received'),
    'appointment confirmed': appointment('confirmed', { booking_status: 'accepted' }),
    'appointment moved': appointment('moved', { date: '2027-01-19', time: '11:30' }),
    'appointment tomorrow': appointment('reminder', { booking_status: 'accepted', movable: false }),
    'appointment cancelled by the customer': appointment('cancelled', {
      booking_status: 'cancelled',
      cancelled_by: 'customer',
      rejected_reason: language === 'ar' ? 'سأكون مسافرة.' : 'I will be travelling.',
    }),
    'appointment rejected by the kitchen': appointment('cancelled', {
      booking_status: 'rejected',
      cancelled_by: 'other',
      rejected_reason:
        language === 'ar' ? 'اعتذر أخصائي التغذية لظرف صحي.' : 'The dietitian is ill.',
      refund_due: true,
    }),
    'appointment lost': appointment('lost', { booking_status: 'failed' }),
    'account deleted': accountDeletedLetter(customerName, words),
    'new password': resetLetter({ name: customerName, link: linkTo('resetPassword') }, words),
    'confirm a new email': confirmEmailLetter(
      {
        name: customerName,
        email: 'noura.new@example.com',
        link: linkTo('confirmEmail'),
      },
      words,
    ),
    'email changed': emailChangedLetter(
      { name: customerName, link: linkTo('restoreEmail') },
      words,
    ),
    'password changed': passwordChangedLetter({ name: customerName, publicUrl }, words),
    'contact message': contactLetter(
      {
        name: customerName,
        email: 'noura@example.com',
        phone: '+96550012345',
        subject: language === 'ar' ? 'توصيل الجمعة' : 'Delivery on Fridays',
        message:
          language === 'ar'
            ? 'مرحبًا،\nهل توصلون يوم الجمعة؟'
            : 'Hello,\ndo you deliver on Fridays?',
      },
      words,
    ),
    'answer to a message': messageAnswerLetter(
      {
        name: customerName,
        subject: language === 'ar' ? 'توصيل الجمعة' : 'Delivery on Fridays',
        message:
          language === 'ar'
            ? 'مرحبًا،\nهل توصلون يوم الجمعة؟'
            : 'Hello,\ndo you deliver on Fridays?',
        answer:
          language === 'ar'
            ? 'نعم، نوصل يوم الجمعة بين العاشرة صباحًا والواحدة ظهرًا.\nأهلًا وسهلًا بك.'
            : 'Yes, on Fridays we deliver between 10 and 1.\nYou are welcome.',
      },
      words,
    ),
  };
}

/** Two days of which one has all of its dishes; one day without them where the dietitian chooses the plan. */
function daysToChoose(meals_selected_by: 'customer' | 'dietitian') {
  const plan = { item_id: 7, meals: 2, snacks: 1, product_en: 'Fit Pro', product_ar: 'فت برو' };
  const dish = (name_en: string, name_ar: string) => ({
    name_en,
    name_ar,
    selected_by: 'dietitian' as const,
  });
  const dishes = [
    dish('Grilled salmon', 'سلمون مشوي'),
    dish('Chicken machboos', 'مجبوس دجاج'),
    dish('Fruit salad', 'سلطة فواكه'),
  ];
  const day = (date: string, count: number) => ({
    ...plan,
    date,
    meals_selected_by,
    dishes: dishes.slice(0, count),
  });
  const incomplete = day('2027-02-15', 2);
  return {
    days: meals_selected_by === 'customer' ? [day('2027-02-14', 3), incomplete] : [incomplete],
  };
}

/** A plan whose dishes the customer chose, day by day, without Fridays. */
function ownMeals(days: number): SubscriptionItem {
  const meals = dishes.filter(({ kind }) => kind === 'meal');
  const snacks = dishes.filter(({ kind }) => kind === 'snack');
  const schedule: SubscriptionDay[] = [];
  for (let date = '2027-01-20'; schedule.length < days; date = addDays(date, 1)) {
    if (weekdayOf(date) === 5) continue;
    const at = schedule.length;
    const chosen = [0, 9, 17].flatMap((step) => meals[(at * 3 + step) % meals.length] ?? []);
    const snack = snacks[at % snacks.length];
    schedule.push({
      id: at + 1,
      date,
      status: 'scheduled',
      makes_up_for: null,
      order_address_id: 1,
      delivery_time_slot: { id: 1, from: '06:00', to: '09:00' },
      dishes: [...chosen, ...(snack ? [snack] : [])].map(({ kind, name_en, name_ar }, index) => ({
        id: index + 1,
        kind,
        name_en,
        name_ar,
        image: '',
        calories: 500,
        carbs: 40,
        fat: 15,
        protein: 40,
        selected_by: 'customer' as const,
      })),
      missing: 0,
    });
  }
  const end_date = schedule.at(-1)?.date ?? '2027-01-20';
  return subscriptionItem({ days, end_date, schedule });
}
