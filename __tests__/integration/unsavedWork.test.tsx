import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
// Loaded here, so that no step waits for their compilation.
import '../../src/features/booking/DietitianAppointmentPage.tsx';
import '../../src/features/cart/CartPage.tsx';
import '../../src/features/checkout/CheckoutPage.tsx';
import '../../src/features/content/ContactPage.tsx';
import '../../src/features/forgotPassword/ForgotPasswordPage.tsx';
import '../../src/features/language/components/LanguageDialog.tsx';
import '../../src/features/mealSelection/MealSelectionPage.tsx';
import '../../src/features/problemReport/ProblemReportPage.tsx';
import '../../src/features/profile/ProfilePage.tsx';
import '../../src/features/questionnaire/QuestionnairePage.tsx';
import '../../src/features/quickSignUp/QuickSignUpPage.tsx';
import '../../src/features/register/RegisterPage.tsx';
import '../../src/features/resetPassword/ResetPasswordPage.tsx';
import '../../src/features/session/LoginPage.tsx';
import { appointmentForm } from '../support/factories/appointment.ts';
import { cart, cartItem } from '../support/factories/cart.ts';
import { customerInfo, profileResponse, registerForm } from '../support/factories/customer.ts';
import { homeResponse } from '../support/factories/home.ts';
import { mealsResponse } from '../support/factories/meals.ts';
import { questionnaireResponse } from '../support/factories/questionnaire.ts';
import type { RecordedVisit } from '../../src/saga/browserPort.ts';
import { recordedVisit } from '../support/factories/recording.ts';
import type { Handlers } from '../support/fakeApi.ts';
import { fillField } from '../support/fillField.ts';
import { renderApp } from '../support/renderApp.tsx';

const basket = cart({ address_id: 41 });
const api: Handlers = {
  'GET home': homeResponse({ cart: basket }),
  'GET dislikes-allergies/:id': questionnaireResponse({ cart: basket }),
  'GET meals': mealsResponse({
    cart_item: cartItem({ meals: 2, snacks: 1, days: 1, meals_selected_by: null }),
    dates: ['2027-01-20'],
    cart: basket,
  }),
  'GET carts': { cart: basket },
  'PUT carts': { cart: basket },
  'GET profile': profileResponse({ cart: basket }),
  'GET register': registerForm(),
  'GET appointment-bookings-form': appointmentForm(),
};

const main = () => within(screen.getByRole('main'));
const press = async (user: UserEvent, name: string) =>
  user.click(await main().findByRole('button', { name }));

interface Work {
  path: string;
  isGuest?: boolean;
  /** The tab's recording. */
  visit?: RecordedVisit;
  begin: (user: UserEvent) => Promise<void>;
}

/** Every form whose input a reload would lose, changed in one place. */
const works: Record<string, Work> = {
  'a message': {
    path: '/contact-us',
    isGuest: true,
    begin: (user) => fillField(user, 'Message', 'Half a thought'),
  },
  'a report': {
    path: '/report-problem',
    isGuest: true,
    visit: recordedVisit(),
    begin: (user) => fillField(user, /What went wrong/, 'Half a thought'),
  },
  'a login': {
    path: '/login',
    isGuest: true,
    begin: (user) => fillField(user, 'Email', 'noura@mizan.example'),
  },
  'a forgotten password': {
    path: '/forgot-password',
    isGuest: true,
    begin: (user) => fillField(user, 'Email', 'noura@mizan.example'),
  },
  'what an appointment is about': {
    path: '/dietitian-appointment',
    begin: (user) => fillField(user, 'Comments', 'About my lunch'),
  },
  'a coupon': {
    path: '/cart',
    begin: (user) => fillField(user, 'Coupon code', 'WELCOME10'),
  },
  'the registration': {
    path: '/register',
    isGuest: true,
    begin: (user) => fillField(user, 'First name', 'Noura'),
  },
  'the quick sign-up': {
    path: '/quick-sign-up',
    isGuest: true,
    begin: (user) => fillField(user, 'First name', 'Noura'),
  },
  'a new password from a link': {
    path: '/reset-password?token=a-token',
    isGuest: true,
    begin: (user) => fillField(user, 'New password', 'kitchen-2027'),
  },
  'the questionnaire': {
    path: '/dislikes-allergies/11',
    begin: (user) => fillField(user, 'Age', '34'),
  },
  'the meal selection': {
    path: '/meals/11',
    async begin(user) {
      await press(user, 'Pick my meals');
      await user.click(main().getByRole('checkbox', { name: 'Chicken machboos' }));
    },
  },
  'the note of the cart': {
    path: '/cart',
    async begin(user) {
      await user.click(await main().findByRole('textbox', { name: /Note to the kitchen/ }));
      await user.paste('No onions, please');
    },
  },
  'an address at the checkout': {
    path: '/checkout',
    async begin(user) {
      await press(user, 'Add a new address');
      await fillField(user, 'Block', '3');
    },
  },
  'an address in the profile': {
    path: '/profile',
    async begin(user) {
      await press(user, 'Add a new address');
      await fillField(user, 'Block', '3');
    },
  },
  'the details of the profile': {
    path: '/profile',
    async begin(user) {
      await press(user, 'Edit details');
      await fillField(user, 'First name', 'Nour');
    },
  },
  'a changed password': {
    path: '/profile',
    async begin(user) {
      await press(user, 'Change password');
      await fillField(user, 'Old password', 'kitchen-2026');
    },
  },
};

const changeLanguage = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'العربية' }));

describe.each(Object.entries(works))(
  '%s',
  (_name, { path, isGuest = false, visit = null, begin }) => {
    const open = async () => {
      const app = await renderApp({ path, customer: isGuest ? null : customerInfo(), api, visit });
      await main().findByRole('heading', { level: 1 });
      await waitFor(() => expect(app.storefront.store.getState().progress.calls).toBe(0));
      return app;
    };

    it('is asked about before the language changes, once something was typed', async () => {
      const { user, browser } = await open();
      await begin(user);
      await changeLanguage(user);
      const dialog = await screen.findByRole('dialog', { name: 'Change the language' });
      expect(dialog).toHaveTextContent('You will lose all your unsaved work.');
      expect(browser.order).not.toContain('reload');
    });

    it('is deleted once the customer agreed', async () => {
      const app = await open();
      await begin(app.user);
      await changeLanguage(app.user);
      await app.user.click(await screen.findByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(app.browser.order).toContain('reload'));
      const { own = {}, guest = {} } = app.browser.drafts ?? {};
      // The link that led here is nothing that was typed.
      expect(Object.keys({ ...own, ...guest, resetPassword: {} })).toEqual(['resetPassword']);
    });
  },
);

it('is asked about on another page of the same tab, where it would go as well', async () => {
  const { user, visit } = await renderApp({ path: '/contact-us', api });
  await fillField(user, 'Message', 'Half a thought');
  await visit('/about-us');
  await changeLanguage(user);
  expect(await screen.findByRole('dialog', { name: 'Change the language' })).toBeVisible();
});

it('is not asked about in a new tab, which has none', async () => {
  const stored = { unsaved: { register: true } };
  const { user, browser } = await renderApp({ path: '/about-us', stored, api });
  await changeLanguage(user);
  await waitFor(() => expect(browser.order).toContain('reload'));
});

it('is no reason to ask once it is as it was', async () => {
  const { user, browser } = await renderApp({ path: '/contact-us', api });
  await fillField(user, 'Message', 'Half a thought');
  await user.clear(main().getByRole('textbox', { name: 'Message' }));
  await changeLanguage(user);
  await waitFor(() => expect(browser.order).toContain('reload'));
});

it('is no reason to ask while nothing was typed', async () => {
  const { user, browser } = await renderApp({ path: '/profile', customer: customerInfo(), api });
  await press(user, 'Edit details');
  await changeLanguage(user);
  await waitFor(() => expect(browser.order).toContain('reload'));
});
