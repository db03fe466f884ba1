import { screen } from '@testing-library/react';
import { booking, paidBooking } from '../../../support/factories/appointment.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { homeResponse, siteContent } from '../../../support/factories/home.ts';
import type { Handlers } from '../../../support/fakeApi.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { networkDown, refuse } from '../../../support/replies.ts';

const visit = (answer: Handlers['GET appointment-booking/:id'], language: 'en' | 'ar' = 'en') =>
  renderApp({
    path: '/appointment-confirmed/7',
    language,
    customer: customerInfo(),
    api: { 'GET appointment-booking/:id': answer },
  });

const RECEIVED = {
  en: {
    title: 'We have received your appointment',
    page: 'We have received your appointment | Mizan',
    awaits: /Our team still has to confirm it/,
    add: 'Add to calendar: appointment AP-7',
    time: '10:00 am',
    kitchen: 'Mizan',
    status: 'Received\\; awaiting confirmation',
  },
  ar: {
    title: 'استلمنا طلب موعدك',
    page: 'استلمنا طلب موعدك | ميزان',
    awaits: /بقي أن يؤكد فريقنا الموعد/,
    add: 'أضف إلى التقويم: الموعد رقم AP-7',
    time: '10:00 ص',
    kitchen: 'ميزان',
    status: 'تم استلام الطلب؛ بانتظار التأكيد',
  },
} as const;

it.each(['en', 'ar'] as const)(
  'says in %s that it is received and awaits the kitchen, on the page, in its title and in the calendar file',
  async (language) => {
    const words = RECEIVED[language];
    const { user, browser } = await visit({ booking: paidBooking() }, language);
    expect(await screen.findByRole('heading', { name: words.title, level: 1 })).toBeInTheDocument();
    expect(document.title).toBe(words.page);
    expect(screen.getByText(words.awaits)).toBeInTheDocument();
    expect(screen.getByText(words.time)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.add }));
    const [file] = browser.files;
    expect(file?.name).toBe('AP-7.ics');
    const lines = file?.text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20270117T070000Z',
        'STATUS:TENTATIVE',
        expect.stringMatching(
          new RegExp(`^DESCRIPTION:.*AP-7.*${words.status.replace('\\', '\\\\')}$`),
        ),
        `ORGANIZER;CN="${words.kitchen}":mailto:hello@mizan.example`,
      ]),
    );
  },
);

it('names in the calendar file the kitchen of the site’s content', async () => {
  const content = siteContent().map((entry) =>
    entry.key === 'footer_email'
      ? { ...entry, value_en: 'kitchen@other.example' }
      : { ...entry, value_en: entry.key === 'kitchen_name' ? 'Other kitchen' : entry.value_en },
  );
  const { user, browser } = await renderApp({
    path: '/appointment-confirmed/7',
    customer: customerInfo(),
    api: {
      'GET appointment-booking/:id': { booking: paidBooking() },
      'GET home': homeResponse({ content }),
    },
  });
  await user.click(
    await screen.findByRole('button', { name: 'Add to calendar: appointment AP-7' }),
  );
  expect(browser.files[0]?.text).toContain(
    'ORGANIZER;CN="Other kitchen":mailto:kitchen@other.example',
  );
});

it.each([
  ['accepted', 'Your appointment is confirmed'],
  ['rejected', 'We had to cancel your appointment'],
  ['cancelled', 'Your appointment is cancelled'],
] as const)('says so when it is %s by now', async (booking_status, title) => {
  await visit({ booking: paidBooking({ booking_status }) });
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeInTheDocument();
  expect(document.title).toBe(`${title} | Mizan`);
});

it('leads to the payment of one that is not paid', async () => {
  await visit({ booking: booking() });
  expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    '/booking-payment?booking=7',
  );
});

it('does not show another customer’s', async () => {
  await visit(refuse({ code: 404 }));
  expect(
    await screen.findByRole('heading', { name: 'We do not know this appointment' }),
  ).toBeInTheDocument();
});

it('tries again after a failure', async () => {
  const { user, api } = await visit(networkDown());
  await screen.findByText('We could not load this appointment.');
  api.on({ 'GET appointment-booking/:id': { booking: paidBooking() } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { name: 'We have received your appointment' }),
  ).toBeInTheDocument();
});
