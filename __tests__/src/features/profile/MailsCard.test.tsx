import { screen, waitFor } from '@testing-library/react';
import { customerInfo, profileResponse } from '../../../support/factories/customer.ts';
import { mailPreferences } from '../../../support/factories/mailPreferences.ts';
import type { Handlers } from '../../../support/fakeApi.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { networkDown, noAnswer, payload } from '../../../support/replies.ts';

const visit = { path: '/profile', customer: customerInfo() };
const open = (api: Handlers = {}, language: 'en' | 'ar' = 'en') =>
  renderApp({ ...visit, language, api: { 'GET profile': profileResponse(), ...api } });

it('shows for each kind of mail whether it is sent, and that those about money always are', async () => {
  await open({ 'GET profile': profileResponse(mailPreferences('renewal')) });
  expect(await screen.findAllByRole('switch')).toHaveLength(6);
  const renewal = screen.getByRole('switch', { name: 'End of a plan' });
  expect(renewal).not.toBeChecked();
  expect(renewal).toHaveAccessibleDescription(
    '5 days before the last day, with the way to renew it.',
  );
  expect(screen.getByRole('switch', { name: 'Changes of a plan' })).toBeChecked();
  expect(screen.getByText(/orders, payments, refunds.* always come/)).toBeInTheDocument();
});

it('saves a switch at once, also with the keyboard', async () => {
  const { user, api } = await open({ 'PUT mail-preferences': mailPreferences('freeze') });
  const freeze = await screen.findByRole('switch', { name: 'Freeze of a plan' });
  freeze.focus();
  await user.keyboard(' ');
  expect(freeze).not.toBeChecked();
  expect(await screen.findByText('We no longer send you these emails.')).toBeInTheDocument();
  expect(api.callsTo('PUT mail-preferences').map(({ body }) => body)).toEqual([
    { kind: 'freeze', wanted: false },
  ]);
  await user.click(freeze);
  expect(await screen.findByText('We will send you these emails.')).toBeInTheDocument();
  expect(freeze).toBeChecked();
});

it('shows several switches at once, and saves them one after the other', async () => {
  const { user, api } = await open({ 'PUT mail-preferences': noAnswer() });
  await user.click(await screen.findByRole('switch', { name: 'Freeze of a plan' }));
  await user.click(screen.getByRole('switch', { name: 'End of a plan' }));
  for (const name of ['Freeze of a plan', 'End of a plan']) {
    expect(screen.getByRole('switch', { name })).not.toBeChecked();
  }
  expect(api.callsTo('PUT mail-preferences')).toHaveLength(1);
});

it('puts a switch back that could not be saved, and says why', async () => {
  const { user, api } = await open({ 'PUT mail-preferences': networkDown() });
  const freeze = await screen.findByRole('switch', { name: 'Freeze of a plan' });
  await user.click(freeze);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop');
  expect(freeze).toBeChecked();
  api.on({ 'PUT mail-preferences': mailPreferences('freeze') });
  await user.click(freeze);
  expect(await screen.findByText('We no longer send you these emails.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/We could not reach the shop/)).toBeNull());
  expect(freeze).not.toBeChecked();
});

it('is not there at a server that does not know of it', async () => {
  const { mail_preferences: _, ...account } = profileResponse();
  await open({ 'GET profile': payload(account) });
  expect(await screen.findByText('noura@mizan.example')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Emails' })).not.toBeInTheDocument();
});

it('leaves out kinds of a newer server', async () => {
  const { mail_preferences, ...account } = profileResponse();
  const newer = [...mail_preferences, { kind: 'recipes', wanted: true }];
  await open({ 'GET profile': payload({ ...account, mail_preferences: newer }) });
  expect(await screen.findAllByRole('switch')).toHaveLength(6);
});

it('is in Arabic', async () => {
  await open({}, 'ar');
  expect(await screen.findByRole('switch', { name: 'تجميد الاشتراك' })).toBeChecked();
});
