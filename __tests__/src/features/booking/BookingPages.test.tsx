import { act, screen, waitFor, within } from '@testing-library/react';
import { recordAddedTexts } from '../../../support/addedTexts.ts';
import {
  appointmentForm,
  appointmentSlots,
  booking,
  dietitian,
  slot,
} from '../../../support/factories/appointment.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import type { Handlers } from '../../../support/fakeApi.ts';
import { fillField } from '../../../support/fillField.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { hold, networkDown, noAnswer, refuse } from '../../../support/replies.ts';

const whole = 'dietitian=1&date=2027-01-17&time=10%3A00';
const drafts = { customer: '3', own: { appointment: { comments: 'I want to lose weight.' } } };

const visit = (path: string, api: Handlers = {}, language: 'en' | 'ar' = 'en') =>
  renderApp({
    path,
    language,
    customer: customerInfo(),
    drafts,
    api: {
      'GET appointment-bookings-form': appointmentForm(),
      'GET appointment-bookings-time-slots': appointmentSlots(),
      ...api,
    },
  });

describe('the first step', () => {
  it('asks for a dietitian and comments, with the specified texts, then continues', async () => {
    const { user, history } = await renderApp({
      path: '/dietitian-appointment',
      customer: customerInfo(),
      api: {
        'GET appointment-bookings-form': appointmentForm(),
        'GET appointment-bookings-time-slots': appointmentSlots(),
      },
    });
    const [next] = await screen.findAllByRole('button', { name: 'Choose date and time' });
    await user.click(next!);
    const problems = within(await screen.findByRole('alert'));
    expect(problems.getByText('Please choose a dietitian.')).toBeInTheDocument();
    expect(problems.getByText('Please add comments.')).toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'Dr. Noura Al-Sabti' }));
    expect(history.location.search).toBe('?dietitian=1');
    await fillField(user, 'Comments', 'I want to lose weight.');
    await user.click(next!);
    await waitFor(() => expect(history.location.pathname).toBe('/dietitian-calendar'));
  });

  it('takes a next free day along, and drops it with another dietitian', async () => {
    const { user, history } = await visit('/dietitian-appointment');
    const ofNoura = within(
      await screen.findByRole('group', { name: 'Next free days: Dr. Noura Al-Sabti' }),
    );
    const saturday = ofNoura.getByRole('button', { name: 'Sat 16 Jan' });
    await user.click(saturday);
    expect(saturday).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('radio', { name: 'Dr. Noura Al-Sabti' })).toBeChecked();
    expect(history.location.search).toBe('?dietitian=1&date=2027-01-16');
    await user.click(screen.getByRole('radio', { name: 'Yousef Al-Mutawa' }));
    expect(history.location.search).toBe('?dietitian=2');
    expect(history.index).toBe(0);
  });

  it('shows portrait, fee and the next days, in Arabic too', async () => {
    await visit('/dietitian-appointment', {}, 'ar');
    const noura = await screen.findByRole('radio', { name: 'د. نورة السبتي' });
    expect(noura).toHaveAccessibleDescription(
      /أخصائية تغذية علاجية.*ميزان، السالمية.*15\.000\sد\.ك/,
    );
    expect(screen.getAllByText('السبت، 16 يناير').length).toBeGreaterThan(0);
  });

  it('shows that it loads, and tries again after a failure', async () => {
    const answer = hold(appointmentForm());
    const { user, api } = await visit('/dietitian-appointment', {
      'GET appointment-bookings-form': networkDown(),
    });
    expect(await screen.findByText('We could not load the dietitians.')).toBeInTheDocument();
    api.on({ 'GET appointment-bookings-form': answer });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Loading the dietitians')).toBeInTheDocument();
    answer.release();
    expect(await screen.findByRole('radio', { name: 'Yousef Al-Mutawa' })).toBeInTheDocument();
  });

  it('shows a message without any dietitian', async () => {
    await visit('/dietitian-appointment', {
      'GET appointment-bookings-form': appointmentForm({ dietitians: [] }),
    });
    expect(await screen.findByText('No appointments at the moment')).toBeInTheDocument();
  });
});

describe('the calendar', () => {
  it('marks closed, full and free days with the reason', async () => {
    await visit('/dietitian-calendar?dietitian=1', {
      'GET appointment-bookings-form': appointmentForm({
        dietitians: [dietitian({ full_days: ['2027-01-14'] })],
        closed_days: [{ date: '2027-01-19', name_en: 'Isra', name_ar: 'الإسراء' }],
      }),
    });
    const day = (name: RegExp) => screen.findByRole('button', { name });
    expect(await day(/14 January 2027, fully booked$/)).toBeDisabled();
    expect(await day(/19 January 2027, we are closed$/)).toBeDisabled();
    expect(await day(/18 January 2027, the dietitian is off$/)).toBeDisabled();
    expect(await day(/17 January 2027$/)).toBeEnabled();
    expect(screen.getByText(/We are closed on: .*\(Isra\)/)).toBeInTheDocument();
  });

  it('has its head first, and announces no loading of what is there', async () => {
    const app = await visit('/dietitian-appointment?dietitian=1');
    await screen.findByRole('radio', { name: 'Dr. Noura Al-Sabti' });
    const texts = recordAddedTexts();
    await app.visit('/dietitian-calendar?dietitian=1');
    await screen.findByRole('button', { name: /17 January 2027$/ });
    const added = texts.stop();
    const headAt = added.findIndex((text) => text.includes('Choose date and time'));
    expect(added.findIndex((text) => text.includes('January 2027'))).toBeGreaterThan(headAt);
    expect(added.join()).not.toContain('Loading the dietitians');
  });

  it('shows a day’s times with the reason why one is not free, and keeps the choice', async () => {
    const { user, history } = await visit('/dietitian-calendar?dietitian=1', {
      'GET appointment-bookings-time-slots': appointmentSlots({
        slots: [
          slot('09:00', { available: false, reason: 'taken' }),
          slot('09:30', { available: false, reason: 'held' }),
          slot('10:00'),
          slot('17:30', { available: false, reason: 'overlap' }),
        ],
      }),
    });
    await user.click(await screen.findByRole('button', { name: /17 January 2027$/ }));
    expect(await screen.findByRole('radio', { name: /9:00 am.*Booked/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /9:30 am.*Being booked/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /5:30 pm.*You are booked/ })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: '10:00 am' }));
    expect(history.location.search).toBe(`?${whole}`);
    expect(history.index).toBe(0);
  });

  it('has chosen the first free day on arrival, and its times, without a step back', async () => {
    const { history } = await visit('/dietitian-calendar?dietitian=1', {
      'GET appointment-bookings-form': appointmentForm({
        dietitians: [dietitian({ full_days: ['2027-01-12', '2027-01-14', '2027-01-16'] })],
      }),
    });
    expect(await screen.findByRole('radio', { name: '10:00 am' })).toBeEnabled();
    expect(history.location.search).toBe('?dietitian=1&date=2027-01-17');
    expect(history.index).toBe(0);
  });

  it('opens the month of the first free day', async () => {
    await visit('/dietitian-calendar?dietitian=1', {
      'GET appointment-bookings-form': appointmentForm({
        dietitians: [dietitian({ weekdays: [1] })],
        closed_days: ['2027-01-18', '2027-01-25'].map((date) => ({
          date,
          name_en: 'Closed',
          name_ar: 'مغلق',
        })),
      }),
      'GET appointment-bookings-time-slots': appointmentSlots({ date: '2027-02-01' }),
    });
    expect(await screen.findByRole('grid', { name: 'February 2027' })).toBeInTheDocument();
  });

  it('chooses the first free day after a retry too, and none where nothing is free', async () => {
    const { user, api, history } = await visit('/dietitian-calendar?dietitian=1', {
      'GET appointment-bookings-form': networkDown(),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.on({
      'GET appointment-bookings-form': appointmentForm({
        dietitians: [dietitian({ weekdays: [] })],
      }),
    });
    await user.click(retry);
    expect(await screen.findByText('No free days at the moment')).toBeInTheDocument();
    expect(history.location.search).toBe('?dietitian=1');
  });

  it('keeps the focus on the clicked day', async () => {
    const { user } = await visit('/dietitian-calendar?dietitian=1&date=2027-01-18');
    const day = await screen.findByRole('button', { name: /17 January 2027$/ });
    await user.click(day);
    expect(screen.getByRole('button', { name: /17 January 2027, selected$/ })).toHaveFocus();
  });

  it('asks for date and time, word for word', async () => {
    const { user } = await visit('/dietitian-calendar?dietitian=1&date=2027-01-18');
    await screen.findByRole('grid');
    await user.click(screen.getAllByRole('button', { name: 'Review the appointment' })[0]!);
    const problems = within(await screen.findByRole('alert'));
    expect(problems.getByText('Please choose a date and a time.')).toBeInTheDocument();
    expect(problems.getByText('The appointment time is required.')).toBeInTheDocument();
  });

  it.each([
    [
      'en',
      'We do not have time slots available for the selected day.',
      'Next free day: Tue 19 Jan',
    ],
    ['ar', 'لا توجد أوقات متاحة في اليوم الذي اخترته.', 'أقرب يوم متاح: الثلاثاء، 19 يناير'],
  ] as const)(
    'says in %s that a day has no times, and offers the next',
    async (lang, text, next) => {
      const { user, history } = await visit(
        `/dietitian-calendar?${whole}`,
        {
          'GET appointment-bookings-time-slots': ({ query }) =>
            appointmentSlots({ date: query.get('date') ?? '', slots: [] }),
        },
        lang,
      );
      expect(await screen.findByText(text)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: next }));
      expect(history.location.search).toBe('?dietitian=1&date=2027-01-19');
    },
  );

  it('explains why the day of a link cannot be chosen', async () => {
    await visit('/dietitian-calendar?dietitian=1&date=2027-01-18');
    expect(
      await screen.findByText(/Dr\. Noura Al-Sabti is not available on Monday,? 18 January 2027/),
    ).toBeInTheDocument();
  });

  it('loads the times again after a failure', async () => {
    const { user, api } = await visit(`/dietitian-calendar?${whole}`, {
      'GET appointment-bookings-time-slots': networkDown(),
    });
    expect(await screen.findByText('We could not load the time slots.')).toBeInTheDocument();
    api.on({ 'GET appointment-bookings-time-slots': appointmentSlots() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: '10:00 am' })).toBeChecked();
  });

  it('turns the arrow keys with the page', async () => {
    const { user } = await visit('/dietitian-calendar?dietitian=2&date=2027-01-18', {}, 'ar');
    const grid = await screen.findByRole('grid');
    const day = within(grid).getByRole('button', { name: /^الاثنين، 18 يناير 2027/ });
    act(() => day.focus());
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toHaveAccessibleName(/19\u00a0يناير 2027/);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/17\u00a0يناير 2027/);
  });

  it('sends a customer back who has chosen no dietitian', async () => {
    const { history } = await visit('/dietitian-calendar?dietitian=99&date=2027-01-17');
    expect(await screen.findByText('This dietitian is not available any more')).toBeInTheDocument();
    expect(history.location.pathname).toBe('/dietitian-calendar');
  });
});

describe('the review', () => {
  it.each([
    ['en', 'Sunday,? 17 January 2027', '10:00 am', '15.000 KD', 'Continue to payment'],
    ['ar', 'الأحد، 17 يناير 2027', '10:00 ص', '15.000 د.ك', 'المتابعة إلى الدفع'],
  ] as const)(
    'shows everything in %s and holds the slot once',
    async (lang, day, time, fee, go) => {
      const { user, api } = await visit(
        `/appointment-preview?${whole}`,
        { 'POST appointment-booking': noAnswer() },
        lang,
      );
      expect(await screen.findByText(new RegExp(day))).toBeInTheDocument();
      expect(screen.getByText(time)).toBeInTheDocument();
      expect(screen.getAllByText(fee).length).toBeGreaterThan(0);
      expect(screen.getByText('I want to lose weight.')).toBeInTheDocument();
      expect(screen.getByText('+965 5001 2345')).toHaveAttribute('dir', 'ltr');
      expect(screen.getByText('noura@mizan.example')).toBeInTheDocument();
      const [button] = screen.getAllByRole('button', { name: go });
      await user.dblClick(button!);
      expect(api.callsTo('POST appointment-booking')).toHaveLength(1);
    },
  );

  it.each([
    ['en', '0.100', 'Continue to payment', 'below 0.200\u00a0KD'],
    ['ar', '100000.001', 'المتابعة إلى الدفع', 'أعلى من 100,000.000\u00a0د.ك'],
  ] as const)(
    'says that a fee cannot be paid before it is pressed (%s)',
    async (lang, fee, go, why) => {
      const form = appointmentForm({ dietitians: [dietitian({ fee })] });
      await visit(`/appointment-preview?${whole}`, { 'GET appointment-bookings-form': form }, lang);
      for (const button of await screen.findAllByRole('button', { name: go })) {
        expect(button).toBeDisabled();
        expect(button).toHaveAccessibleDescription(expect.stringContaining(why));
      }
    },
  );

  it('says why the slot could not be held, and holds it at the next try', async () => {
    const { user, api, history } = await visit(`/appointment-preview?${whole}`, {
      'POST appointment-booking': refuse({
        code: 429,
        error: 'too_many_holds',
        message: 'Pay first.',
      }),
    });
    const press = async () =>
      user.click((await screen.findAllByRole('button', { name: 'Continue to payment' }))[0]!);
    await press();
    expect(await screen.findByText('Pay first.')).toBeInTheDocument();
    api.on({
      'POST appointment-booking': { booking: booking() },
      'GET appointment-booking/:id': { booking: booking() },
    });
    await press();
    await waitFor(() => expect(history.location.search).toBe('?booking=7'));
  });

  it('says all that is wrong with what it shows', async () => {
    const { user } = await visit(`/appointment-preview?${whole}`, {
      'POST appointment-booking': refuse({
        errors: { user_id: ['Please choose a dietitian.'], comments: ['Please add comments.'] },
      }),
    });
    const [button] = await screen.findAllByRole('button', { name: 'Continue to payment' });
    await user.click(button!);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Please choose a dietitian.')).toBeInTheDocument();
    expect(alert.getByText('Please add comments.')).toBeInTheDocument();
  });

  it('leads to another time with all that was wrong, what concerns the time beside it', async () => {
    const { user, history } = await visit(`/appointment-preview?${whole}`, {
      'POST appointment-booking': refuse({
        errors: { time: ['Please choose another time.'], comments: ['Please add comments.'] },
      }),
    });
    const [button] = await screen.findAllByRole('button', { name: 'Continue to payment' });
    await user.click(button!);
    await waitFor(() => expect(history.location.pathname).toBe('/dietitian-calendar'));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Please choose another time.')).toBeInTheDocument();
    expect(alert.getByText('Please add comments.')).toBeInTheDocument();
    const times = screen.getByRole('radiogroup', { name: /^Time/ });
    expect(times).toHaveAccessibleDescription(/Please choose another time\./);
    await user.click(await screen.findByRole('radio', { name: '10:00 am' }));
    expect(times).not.toHaveAccessibleDescription(/Please choose another time\./);
  });
});
