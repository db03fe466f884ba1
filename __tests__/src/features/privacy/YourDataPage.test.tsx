import { screen, waitFor, within } from '@testing-library/react';
import type { PrivacyResponse } from '../../../../src/contract/wire/privacy.ts';
import { customerInfo, profileResponse } from '../../../support/factories/customer.ts';
import { fillField } from '../../../support/fillField.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { networkDown, refuse } from '../../../support/replies.ts';

const given = {
  text_version: '2026-11-22',
  language: 'en' as const,
  given_at: '2027-01-10T09:00:00.000Z',
  withdrawn_at: null,
};
const privacy = (overrides: Partial<PrivacyResponse> = {}): PrivacyResponse => ({
  health_consent: null,
  has_health_answers: false,
  deletion_blockers: [],
  ...overrides,
});

const visit = (answer: PrivacyResponse, more = {}, language: 'en' | 'ar' = 'en') =>
  renderApp({
    path: '/your-data',
    customer: customerInfo(),
    language,
    api: { 'GET privacy': answer, ...more },
  });
const card = (name: string) => screen.findByRole('region', { name });

it('is reached from the profile', async () => {
  const { user, history } = await renderApp({
    path: '/profile',
    customer: customerInfo(),
    api: { 'GET profile': profileResponse(), 'GET privacy': privacy() },
  });
  await user.click(await screen.findByRole('link', { name: 'See your data' }));
  await screen.findByRole('heading', { name: 'Download my data' });
  expect(history.location.pathname).toBe('/your-data');
});

describe('the download', () => {
  it('asks for the password and saves a file that the store never holds', async () => {
    const { user, api, browser, storefront } = await visit(privacy(), {
      'POST privacy/download': { format: 'personal-data', account: { first_name: 'Noura' } },
    });
    const download = await card('Download my data');
    await user.click(within(download).getByRole('button', { name: 'Download my data' }));
    expect(screen.getByRole('heading', { name: 'Download my data' })).toHaveFocus();
    await fillField(user, 'Password', 'kitchen-2026');
    await user.click(screen.getByRole('button', { name: 'Download the file' }));
    expect(await screen.findByText('The file is in your downloads.')).toBeInTheDocument();
    expect(api.callsTo('POST privacy/download')[0]?.body).toEqual({ password: 'kitchen-2026' });
    expect(browser.files).toEqual([
      {
        name: expect.stringMatching(/^my-data-\d{4}-\d\d-\d\d\.json$/) as string,
        type: 'application/json',
        text: '{\n  "format": "personal-data",\n  "account": {\n    "first_name": "Noura"\n  }\n}',
      },
    ]);
    expect(JSON.stringify(storefront.store.getState())).not.toContain('personal-data');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('shows that the password is wrong, and keeps the form', async () => {
    const wrong = 'The password is not correct.';
    const { user, browser } = await visit(privacy(), {
      'POST privacy/download': refuse({ errors: { password: [wrong] } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await fillField(user, 'Password', 'guess');
    await user.click(screen.getByRole('button', { name: 'Download the file' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(wrong);
    expect(browser.files).toEqual([]);
  });
});

describe('the consent', () => {
  it.each([
    ['was never asked for', privacy(), /not told us anything/],
    ['is not on record', privacy({ has_health_answers: true }), /without a recorded consent/],
    [
      'was given',
      privacy({ health_consent: given, has_health_answers: true }),
      /^You agreed on .*10 Jan 2027.* that we keep/,
    ],
    [
      'was withdrawn',
      privacy({ health_consent: { ...given, withdrawn_at: '2027-01-12T09:00:00.000Z' } }),
      /12 Jan 2027.*no answers about your health any more/,
    ],
    [
      'was withdrawn during a plan',
      privacy({
        health_consent: { ...given, withdrawn_at: '2027-01-12T09:00:00.000Z' },
        has_health_answers: true,
      }),
      /12 Jan 2027.*delete them when those have ended/,
    ],
  ])('%s: the page says so', async (_, answer, text) => {
    await visit(answer);
    expect(within(await card('Consent to health answers')).getByText(text)).toBeInTheDocument();
  });

  it('is withdrawn after the customer has read the consequences', async () => {
    const withdrawn = { ...given, withdrawn_at: '2027-01-12T09:00:00.000Z' };
    const answer = privacy({ health_consent: given, has_health_answers: true });
    const { user, api } = await visit(answer, {
      'DELETE privacy/health-consent': privacy({ health_consent: withdrawn }),
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw consent' }));
    expect(screen.getByText(/there you will be asked again/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(api.callsTo('DELETE privacy/health-consent')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Withdraw consent' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw and delete' }));
    expect(await screen.findByText('Your consent is withdrawn.')).toBeInTheDocument();
    expect(screen.getByText(/no answers about your health any more/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Withdraw consent' })).not.toBeInTheDocument();
  });

  it('stays where the withdrawal did not arrive', async () => {
    const answer = privacy({ health_consent: given, has_health_answers: true });
    const { user } = await visit(answer, { 'DELETE privacy/health-consent': networkDown() });
    await user.click(await screen.findByRole('button', { name: 'Withdraw consent' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw and delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/We could not reach the shop/);
    expect(screen.getByRole('button', { name: 'Withdraw and delete' })).toBeEnabled();
  });
});

describe('the deletion', () => {
  const remove = async ({ user }: Awaited<ReturnType<typeof visit>>) => {
    const deletion = await card('Delete my account');
    await user.click(within(deletion).getByRole('button', { name: 'Delete my account' }));
    await fillField(user, 'Password', 'kitchen-2026');
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
  };

  it('says what is deleted and what stays, deletes, and logs out', async () => {
    const app = await visit(privacy(), {
      'POST privacy/delete-account': null,
      'POST logout': null,
    });
    const deletion = await card('Delete my account');
    expect(within(deletion).getByText(/civil ID and password/)).toBeInTheDocument();
    expect(within(deletion).getByText(/the law of Kuwait/)).toBeInTheDocument();
    await remove(app);
    expect(await screen.findByText(/Your account is deleted/)).toBeInTheDocument();
    await waitFor(() => expect(app.history.location.pathname).toBe('/login'));
    expect(app.api.callsTo('POST privacy/delete-account')[0]?.body).toEqual({
      password: 'kitchen-2026',
    });
    expect(app.storefront.store.getState().session.customerInfo).toBeNull();
  });

  it('names what blocks it and what to do, and offers no deletion', async () => {
    await visit(
      privacy({
        deletion_blockers: [
          { reason: 'plan', number: 'MZ-10001', until: '2027-01-28' },
          { reason: 'appointment', number: 'AP-20001', until: '2027-01-20' },
          { reason: 'payment', number: 'MZ-10002', until: null },
          { reason: 'refund', number: 'AP-20002', until: null },
        ],
      }),
    );
    const deletion = await card('Delete my account');
    const reasons = within(
      within(deletion).getByText('Your account cannot be deleted yet').closest('div')!,
    );
    expect(reasons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Subscription MZ-10001 is delivered until Thu, 28\u00a0Jan 2027. Wait until then, or contact us to end it.',
      'Appointment AP-20001 is on Wed, 20\u00a0Jan 2027. Wait until then, or cancel it under Appointments.',
      'A payment for MZ-10002 has not ended. Finish it, or come back later.',
      'Money for AP-20002 is going back to you. Come back when you have it, or contact us.',
    ]);
    expect(within(deletion).queryByRole('button')).not.toBeInTheDocument();
  });

  it('loads the reasons when something has begun meanwhile', async () => {
    const app = await visit(privacy(), {
      'POST privacy/delete-account': refuse({ code: 409, message: 'Not yet.' }),
    });
    await card('Delete my account');
    const blocker = { reason: 'plan' as const, number: 'MZ-10001', until: '2027-01-28' };
    app.api.on({ 'GET privacy': privacy({ deletion_blockers: [blocker] }) });
    await remove(app);
    expect(await screen.findByText('Your account cannot be deleted yet')).toBeInTheDocument();
    expect(app.history.location.pathname).toBe('/your-data');
  });

  it('can be called off', async () => {
    const { user, api } = await visit(privacy());
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeInTheDocument();
    expect(api.callsTo('POST privacy/delete-account')).toEqual([]);
  });
});

it('tries again after a failure', async () => {
  const { user, api } = await renderApp({
    path: '/your-data',
    customer: customerInfo(),
    api: { 'GET privacy': networkDown() },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.on({ 'GET privacy': privacy() });
  await user.click(retry);
  expect(await card('Download my data')).toBeInTheDocument();
});

it('of a shop whose server has no such calls names an address to write to', async () => {
  await renderApp({
    path: '/your-data',
    customer: customerInfo(),
    api: { 'GET privacy': refuse({ code: 404 }) },
  });
  expect(await screen.findByRole('heading', { name: /Please write to us/ })).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('speaks Arabic', async () => {
  await visit(privacy({ health_consent: given, has_health_answers: true }), {}, 'ar');
  expect(await screen.findByRole('heading', { name: 'حذف حسابي' })).toBeInTheDocument();
  expect(screen.getByText(/وافقت في/)).toBeInTheDocument();
});
