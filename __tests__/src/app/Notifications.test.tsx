import { act, screen, waitFor } from '@testing-library/react';
import {
  notificationShown,
  selectNotifications,
} from '../../../src/features/notifications/notificationsSlice.ts';
import { renderApp } from '../../support/renderApp.tsx';

it('shows a notification at the header, which stays usable', async () => {
  const { storefront } = await renderApp({ language: 'ar' });
  act(() => {
    storefront.store.dispatch(notificationShown({ tone: 'warning', key: 'session.expired' }));
  });
  const toast = await screen.findByRole('alert');
  expect(screen.getByRole('banner')).toContainElement(toast);
  expect(toast).toHaveClass('warning');
});

it('shows the store’s notifications in the customer’s language, then removes them', async () => {
  const { storefront } = await renderApp({ language: 'ar' });
  act(() => {
    storefront.store.dispatch(notificationShown({ tone: 'warning', key: 'session.expired' }));
    storefront.store.dispatch(notificationShown({ tone: 'error', text: 'كلام الخادم' }));
  });
  const [first, second] = await screen.findAllByRole('alert');
  expect(first).toHaveTextContent('انتهت جلستك. سجّل الدخول مرة أخرى.');
  expect(second).toHaveTextContent('كلام الخادم');
  expect(selectNotifications(storefront.store.getState())).toEqual([]);
});

it('closes a failure once the same action succeeds, and leaves a warning', async () => {
  const { storefront } = await renderApp();
  const show = (...notification: Parameters<typeof notificationShown>) =>
    act(() => void storefront.store.dispatch(notificationShown(...notification)));
  show({ tone: 'warning', text: 'The kitchen closes early.' });
  show({ tone: 'error', text: 'We could not save it.' });
  await screen.findByText('We could not save it.');
  show({ tone: 'success', text: 'Saved.' });
  // Toasts close after six seconds.
  await waitFor(() => expect(screen.queryByText('We could not save it.')).toBeNull(), {
    timeout: 4000,
  });
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual([
    'The kitchen closes early.',
    'Saved.',
  ]);
});
