import { act, screen } from '@testing-library/react';
import {
  notificationShown,
  selectNotifications,
} from '../../../src/features/notifications/notificationsSlice.ts';
import { renderApp } from '../../support/renderApp.tsx';

it('shows a notification at the top right, in both directions of writing', async () => {
  const { storefront } = await renderApp({ language: 'ar' });
  act(() => {
    storefront.store.dispatch(notificationShown({ tone: 'warning', key: 'session.expired' }));
  });
  const corner = (await screen.findByRole('alert')).closest('.notistack-SnackbarContainer');
  const { position, top, right } = window.getComputedStyle(corner as Element);
  expect({ position, top, right }).toEqual({ position: 'fixed', top: '14px', right: '20px' });
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
