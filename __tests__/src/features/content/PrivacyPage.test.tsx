import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../support/renderApp.tsx';

it.each([
  ['en', 'Privacy policy', 'On this page'],
  ['ar', 'سياسة الخصوصية', 'في هذه الصفحة'],
] as const)('has a section for each of its contents (%s)', async (language, title, contents) => {
  await renderApp({ path: '/privacy_policy', language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  const links = within(screen.getByRole('navigation', { name: contents })).getAllByRole('link');
  const sections = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(links).toHaveLength(7);
  for (const link of links) {
    expect(sections.map((section) => section.textContent)).toContain(link.textContent);
  }
});
