import { act, screen } from '@testing-library/react';
import {
  notificationShown,
  selectNotifications,
} from '../../../src/features/notifications/notificationsSlice.ts';
import { renderApp } from '../../support/renderApp.tsx';

it('shows a notification at the header, which stays in reach', async () => {
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
