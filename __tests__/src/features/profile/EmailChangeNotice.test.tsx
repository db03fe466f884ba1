import { screen } from '@testing-library/react';
import { customerInfo, profileResponse } from '../../../support/factories/customer.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { networkDown } from '../../../support/replies.ts';

const change = { email: 'new@mizan.example', expires_at: '2027-01-13T07:00:00Z' };
const visit = { path: '/profile', customer: customerInfo() };
const api = { 'GET profile': profileResponse({ email_change: change }) };

it('says which e-mail waits, and sends the link again', async () => {
  const { user, api: calls } = await renderApp({
    ...visit,
    api: { ...api, 'POST email-change': { email_change: change } },
  });
  expect(await screen.findByText('Waiting for your confirmation')).toBeInTheDocument();
  expect(screen.getByText('new@mizan.example')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('We have sent a new link.')).toBeInTheDocument();
  expect(calls.callsTo('POST email-change')).toHaveLength(1);
});

it('keeps the present e-mail', async () => {
  const { user } = await renderApp({
    ...visit,
    api: { ...api, 'DELETE email-change': { email_change: null } },
  });
  await user.click(await screen.findByRole('button', { name: 'Keep the present email' }));
  expect(await screen.findByText('Your email stays as it is.')).toBeInTheDocument();
  expect(screen.queryByText('Waiting for your confirmation')).not.toBeInTheDocument();
});

it('explains the failure, and keeps the unconfirmed change', async () => {
  const { user } = await renderApp({
    ...visit,
    language: 'ar',
    api: { ...api, 'POST email-change': networkDown() },
  });
  await user.click(await screen.findByRole('button', { name: 'إعادة إرسال الرابط' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر الاتصال بالمتجر');
  expect(screen.getByText('بانتظار تأكيدك')).toBeInTheDocument();
});

it('is not shown while nothing waits', async () => {
  await renderApp({ ...visit, api: { 'GET profile': profileResponse() } });
  expect(await screen.findByText('noura@mizan.example')).toBeInTheDocument();
  expect(screen.queryByText('Waiting for your confirmation')).not.toBeInTheDocument();
});
