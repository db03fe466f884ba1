import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../support/renderApp.tsx';

it('lists the kitchen’s policies in short', async () => {
  await renderApp({ path: '/terms-and-conditions' });
  const facts = within(await screen.findByRole('list', { name: 'Our policies in short' }));
  await facts.findByText(/6:00 am/);
  expect(facts.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
    'Subscription and delivery begin 3 days after registration.',
    'Delivery is daily from 6:00\u00a0am to 2:30\u00a0pm; the times may change.',
    expect.stringMatching(/^Delivery costs 2\.000\sKD per order, .* 100\.000\sKD\.$/),
    'A freeze is allowed once, for up to 40 days.',
    'Changes to the menu or the address are approved 48 hours after you notify customer service.',
    'There is no refund after 3 days of subscription.',
    'Book a dietitian about 10 days into the subscription.',
  ]);
});

it('lists them in Arabic with the same figures', async () => {
  await renderApp({ path: '/terms-and-conditions', language: 'ar' });
  const facts = within(await screen.findByRole('list', { name: 'سياساتنا باختصار' }));
  await facts.findByText(/6:00/);
  const figures = facts
    .getAllByRole('listitem')
    .map((fact) => fact.textContent.match(/\d+([:.]\d+)?/g));
  expect(figures).toEqual([
    ['3'],
    ['6:00', '2:30'],
    ['2.000', '100.000'],
    ['40'],
    ['48'],
    ['3'],
    ['10'],
  ]);
});

it('scrolls to each section of the terms', async () => {
  const reached: (string | null)[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    reached.push(within(this).getByRole('heading').textContent);
  });
  const { user } = await renderApp({ path: '/terms-and-conditions', language: 'ar' });
  const contents = within(await screen.findByRole('navigation', { name: 'في هذه الصفحة' }));
  const links = contents.getAllByRole('link');
  for (const link of links) await user.click(link);
  expect(links).toHaveLength(11);
  expect(reached).toEqual(links.map((link) => link.textContent));
});

it.each([
  ['en', 'Privacy policy', 'On this page'],
  ['ar', 'سياسة الخصوصية', 'في هذه الصفحة'],
] as const)(
  'shows a section for each entry of the privacy policy’s contents (%s)',
  async (language, title, contents) => {
    await renderApp({ path: '/privacy_policy', language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: contents })).getAllByRole('link');
    const sections = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(links).toHaveLength(7);
    for (const link of links) {
      expect(sections.map((section) => section.textContent)).toContain(link.textContent);
    }
  },
);
