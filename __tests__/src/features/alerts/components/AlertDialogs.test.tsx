import { act, screen, waitFor, within } from '@testing-library/react';
import {
  alertRaised,
  authenticationRequired,
} from '../../../../../src/features/alerts/alertsSlice.ts';
import { renderApp } from '../../../../support/renderApp.tsx';

async function askToLogIn() {
  const app = await renderApp();
  await act(
    async () =>
      void app.storefront.store.dispatch(authenticationRequired('/package-categories/1?days=20')),
  );
  const dialog = await screen.findByRole('dialog', {
    name: 'Only registered members may subscribe',
  });
  return { ...app, dialog };
}

it('asks a guest to log in first, the quickest option at the top, each leading back', async () => {
  const { dialog } = await askToLogIn();
  expect(dialog).toHaveTextContent('Please login before you proceed.');
  const redirect = '?redirect=%2Fpackage-categories%2F1%3Fdays%3D20';
  const links = within(dialog).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Quick sign-up, without an address', `/quick-sign-up${redirect}`],
    ['Login', `/login${redirect}`],
    ['Create account', `/register${redirect}`],
  ]);
});

it('closes after the guest goes to login', async () => {
  const { user, dialog, history } = await askToLogIn();
  await user.click(within(dialog).getByRole('link', { name: 'Login' }));
  expect(history.location.pathname).toBe('/login');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('closes with Escape', async () => {
  const { user } = await askToLogIn();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows another alert until it is acknowledged', async () => {
  const { user, storefront } = await renderApp({ language: 'ar' });
  const alert = alertRaised({
    kind: 'custom',
    tone: 'warning',
    titleKey: 'title.cart',
    textKey: 'session.expired',
  });
  await act(async () => void storefront.store.dispatch(alert));
  expect(await screen.findByRole('dialog', { name: 'السلة' })).toHaveTextContent(
    'انتهت جلستك. سجّل الدخول مرة أخرى.',
  );
  await user.click(screen.getByRole('button', { name: 'حسنًا' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
