import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { contactDraft } from '../../../support/factories/contact.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import { inTurn } from '../../../support/fakeApi.ts';
import { fillField } from '../../../support/fillField.ts';
import { networkDown, refuse } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const main = () => within(screen.getByRole('main'));

it('shows the contact details, after a failed load and a retry too', async () => {
  const { user } = await renderApp({
    path: '/contact-us',
    api: { 'GET home': inTurn(networkDown(), homeResponse()) },
  });
  await user.click(await main().findByRole('button', { name: 'Try again' }));
  const phone = await main().findByRole('link', { name: '+965 2222 0180' });
  expect(phone).toHaveAttribute('href', 'tel:+96522220180');
});

it('shows the answer to a frequent question', async () => {
  const { user } = await renderApp({ path: '/contact-us' });
  const question = await main().findByText('Can I pause my subscription?');
  await user.click(question);
  expect(main().getByText(/Yes, once, for up to 40 days/)).toBeVisible();
});

describe('writing to the kitchen', () => {
  const path = '/contact-us';
  const field = (name: string) => main().findByRole('textbox', { name });

  async function write(user: UserEvent) {
    await fillField(user, 'Subject', 'Lunch');
    await fillField(user, 'Message', 'It was good.');
    await user.click(main().getByRole('button', { name: 'Send message' }));
  }

  it('sends a customer’s message and confirms its arrival', async () => {
    const { user, api, browser } = await renderApp({
      path,
      customer: customerInfo(),
      api: { 'POST contact-us': null },
    });
    expect(await field('Name')).toHaveValue('Noura Al-Sabah');
    expect(await field('Email')).toHaveValue('noura@mizan.example');
    expect(main().getByLabelText(/Mobile number/)).toHaveValue('50012345');
    await write(user);
    expect(await main().findByText('Your message has arrived')).toBeInTheDocument();
    expect(api.callsTo('POST contact-us').map(({ body }) => body)).toEqual([
      {
        name: 'Noura Al-Sabah',
        email: 'noura@mizan.example',
        phone: '+96550012345',
        subject: 'Lunch',
        message: 'It was good.',
      },
    ]);
    expect(browser.drafts).toBeNull();
    await user.click(main().getByRole('button', { name: 'Send another message' }));
    expect(await field('Subject')).toHaveValue('');
  });

  it('stores a visitor’s draft for the next load of the page', async () => {
    const { user, browser } = await renderApp({ path });
    await fillField(user, 'Subject', 'Half a thought');
    await waitFor(() =>
      expect(browser.drafts?.guest).toMatchObject({ contact: { subject: 'Half a thought' } }),
    );
  });

  it('opens with the draft of before a reload', async () => {
    const contact = { ...contactDraft({ message: 'Half a thought' }) };
    await renderApp({ path, drafts: { guest: { contact } } });
    expect(await field('Message')).toHaveValue('Half a thought');
    expect(await field('Name')).toHaveValue('Noura Al-Sabah');
  });

  it('shows when to try again after a 429, and keeps the values', async () => {
    const { user } = await renderApp({
      path,
      customer: customerInfo(),
      api: { 'POST contact-us': refuse({ code: 429, retryAfter: 1500 }) },
    });
    await write(user);
    expect(await main().findByRole('alert')).toHaveTextContent(
      'Too many attempts. Please try again in 25 minutes.',
    );
    expect(await field('Message')).toHaveValue('It was good.');
  });

  it('shows the server’s messages at their fields', async () => {
    const errors = { subject: ['subject field is required.'] };
    const { user } = await renderApp({
      path,
      customer: customerInfo(),
      api: { 'POST contact-us': refuse({ errors }) },
    });
    await write(user);
    expect(await main().findByRole('alert')).toHaveTextContent('Subject field is required.');
    expect(await field('Subject')).toHaveAccessibleDescription('Subject field is required.');
  });

  it('lists the empty fields, in Arabic too', async () => {
    const { user, api } = await renderApp({ path, language: 'ar' });
    await user.click(await main().findByRole('button', { name: 'إرسال الرسالة' }));
    const alert = await main().findByRole('alert');
    expect(within(alert).getAllByRole('listitem')).toHaveLength(4);
    expect(alert).toHaveTextContent('حقل الرسالة مطلوب.');
    expect(api.callsTo('POST contact-us')).toEqual([]);
  });
});
