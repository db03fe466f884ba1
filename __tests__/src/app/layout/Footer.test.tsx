import { screen, within } from '@testing-library/react';
import { customerInfo } from '../../../support/factories/customer.ts';
import { contentWithApps, homeResponse } from '../../../support/factories/home.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const footer = () => within(screen.getByRole('contentinfo'));

const linksOf = (group: string) =>
  within(footer().getByRole('list', { name: group }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('groups its links for a guest', async () => {
  await renderApp();
  expect(linksOf('Info')).toEqual([
    ['Home', '/'],
    ['About us', '/about-us'],
    ['Login', '/login'],
    ['Contact us', '/contact-us'],
  ]);
  expect(linksOf('Policies')).toEqual([
    ['Terms and conditions', '/terms-and-conditions'],
    ['Our Policies', '/terms-and-conditions#policies'],
    ['FAQs', '/contact-us#faqs'],
    ['Privacy Policy', '/privacy_policy'],
  ]);
  expect(linksOf('Order')).toEqual([['Cart', '/cart']]);
});

it('links a customer to the account, without a login', async () => {
  await renderApp({ customer: customerInfo() });
  expect(footer().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  expect(linksOf('Order')).toEqual([
    ['My account', '/profile'],
    ['Cart', '/cart'],
  ]);
});

it('shows the contact details, with numbers left to right', async () => {
  await renderApp({ language: 'ar' });
  expect(await footer().findByRole('link', { name: 'الشويخ، قطعة 2' })).toHaveAttribute(
    'href',
    'https://maps.example/kitchen',
  );
  expect(footer().getByText('من السبت إلى الخميس')).toBeInTheDocument();
  const phone = await footer().findByRole('link', { name: '+965 2222 0180' });
  expect(phone).toHaveAttribute('href', 'tel:+96522220180');
  expect(within(phone).getByText('+965 2222 0180')).toHaveAttribute('dir', 'ltr');
  const hrefs = footer()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      'https://wa.me/96550000180',
      'mailto:hello@mizan.example',
      'https://www.instagram.com/mizan.example',
    ]),
  );
});

it('links to the mobile apps of a kitchen that has some', async () => {
  await renderApp({ api: { 'GET home': homeResponse({ content: contentWithApps() }) } });
  await footer().findByRole('list', { name: 'Our apps' });
  expect(linksOf('Our apps')).toEqual([
    ['Android app', 'https://android.example/'],
    ['iPhone app', 'https://ios.example/'],
  ]);
});

it('says nothing of apps where there are none', async () => {
  await renderApp();
  await footer().findByText('Saturday to Thursday, 8AM-8PM');
  expect(footer().queryByRole('list', { name: 'Our apps' })).not.toBeInTheDocument();
});

describe('before a payment', () => {
  const slim = () =>
    renderApp({
      path: '/cart',
      customer: customerInfo(),
      api: {
        'GET home': homeResponse({ content: contentWithApps() }),
        'GET carts': { cart: null },
      },
    });

  it('keeps the terms and contacts, and no other links', async () => {
    await slim();
    expect(await footer().findByRole('link', { name: '+965 2222 0180' })).toBeInTheDocument();
    const hrefs = footer()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      'tel:+96522220180',
      'https://wa.me/96550000180',
      'mailto:hello@mizan.example',
      '/terms-and-conditions',
      '/privacy_policy',
    ]);
  });

  it('offers neither the app nor an appointment in the header', async () => {
    await slim();
    await footer().findByRole('link', { name: '+965 2222 0180' });
    expect(screen.queryByRole('link', { name: 'Download mobile app' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Book an appointment' })).not.toBeInTheDocument();
  });
});
