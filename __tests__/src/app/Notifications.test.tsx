import { act, screen } from '@testing-library/react';
import {
  notificationShown,
  selectNotifications,
} from '../../../src/features/notifications/notificationsSlice.ts';
import { renderApp } from '../../support/renderApp.tsx';

it('shows what the store has to say, in the customer’s language, and forgets it', async () => {
  const { shop } = await renderApp({ language: 'ar' });
  act(() => {
    shop.store.dispatch(notificationShown({ tone: 'warning', key: 'session.expired' }));
    shop.store.dispatch(notificationShown({ tone: 'error', text: 'كلام الخادم' }));
  });
  const [first, second] = await screen.findAllByRole('alert');
  expect(first).toHaveTextContent('انتهت جلستك. سجّل الدخول مرة أخرى.');
  expect(second).toHaveTextContent('كلام الخادم');
  expect(selectNotifications(shop.store.getState())).toEqual([]);
});
