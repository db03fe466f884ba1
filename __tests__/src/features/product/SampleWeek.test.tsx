import { screen, waitFor, within } from '@testing-library/react';
// Loaded here, so that no test waits for its compilation.
import '../../../../src/features/product/ProductPage.tsx';
import {
  packageCategory,
  packageResponse,
  packageVariant,
} from '../../../support/factories/package.ts';
import { sampleWeek } from '../../../support/factories/sampleWeek.ts';
import { inTurn, type Handlers } from '../../../support/fakeApi.ts';
import { hold, networkDown, noAnswer } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const visit = (api: Handlers = {}, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    path: '/package-categories/1',
    ...options,
    api: { 'GET package-categories/:id': packageResponse(), ...api },
  });

const week = () => screen.findByRole('region', { name: 'A sample week' });

it('shows a guest the deliveries of each day of the plan', async () => {
  const { user, api } = await visit();
  const section = within(await week());
  expect(await section.findByRole('radio', { name: 'Sunday 24 January' })).toBeChecked();
  expect(section.getByText('Chicken machboos')).toBeInTheDocument();
  for (const text of ['520', '48 g', '16 g', '42 g']) {
    expect(section.getAllByText(text)[0]).toBeInTheDocument();
  }
  expect(section.getByText('Day total: 1,120 calories, 51 g protein')).toBeInTheDocument();
  await user.click(section.getByRole('radio', { name: 'Monday 25 January' }));
  expect(section.getByText('Mujaddara')).toBeInTheDocument();
  expect(section.queryByText('Chicken machboos')).not.toBeInTheDocument();
  expect(Object.fromEntries(api.callsTo('GET sample-week')[0]!.query)).toEqual({
    variant_id: '1',
    meals: '3',
    snacks: '1',
    delivery_preference: 'all_days',
  });
});

it('is shown in Arabic', async () => {
  await visit({}, { language: 'ar' });
  const section = within(await screen.findByRole('region', { name: 'أسبوع من هذه الباقة' }));
  expect(await section.findByText('مجبوس دجاج')).toBeInTheDocument();
  expect(section.getByText('مجموع اليوم: 1,120 سعرة و51 غ بروتين')).toBeInTheDocument();
  expect(section.getByRole('radio', { name: 'الاثنين، 25 يناير' })).toBeInTheDocument();
});

it('is loaded again for another variant, with the old one visible, and not for other days', async () => {
  const { user, api } = await visit();
  const section = within(await week());
  await section.findByText('Chicken machboos');
  const answer = hold(sampleWeek({ days: sampleWeek().days.slice(1) }));
  api.on({ 'GET sample-week': answer });
  await user.click(screen.getByRole('radio', { name: 'Women' }));
  expect(section.getByText('Chicken machboos')).toBeInTheDocument();
  answer.release();
  expect(await section.findByText('Mujaddara')).toBeInTheDocument();
  expect(api.callsTo('GET sample-week').at(-1)?.query.get('variant_id')).toBe('2');
  await user.click(screen.getByRole('radio', { name: /10:30/ }));
  expect(api.callsTo('GET sample-week')).toHaveLength(2);
});

it('shows the newest plan when choices follow one another', async () => {
  const { user, api } = await visit({ 'GET sample-week': noAnswer() });
  await waitFor(() => expect(api.callsTo('GET sample-week')).toHaveLength(1));
  api.on({ 'GET sample-week': sampleWeek() });
  await user.click(await screen.findByRole('radio', { name: 'Women' }));
  expect(api.callsTo('GET sample-week')[0]?.signal?.aborted).toBe(true);
  expect(await within(await week()).findByText('Chicken machboos')).toBeInTheDocument();
});

it('announces that it is loading, and keeps its height', async () => {
  await visit({ 'GET sample-week': noAnswer() });
  expect(within(await week()).getByText('Loading the sample week')).toHaveRole('status');
});

it('can be asked for again after a failure', async () => {
  const { user } = await visit({ 'GET sample-week': inTurn(networkDown(), sampleWeek()) });
  const section = within(await week());
  expect(
    await section.findByRole('heading', { name: 'The sample week could not be loaded' }),
  ).toBeInTheDocument();
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText('Chicken machboos')).toBeInTheDocument();
});

it('says when there is no menu yet', async () => {
  await visit({ 'GET sample-week': sampleWeek({ days: [] }) });
  expect(
    await within(await week()).findByText('The menu of these days is not ready yet.'),
  ).toBeInTheDocument();
});

it('is one link away', async () => {
  await visit({}, { path: '/package-categories/1?variant=2' });
  expect(await screen.findByRole('link', { name: 'See a sample week' })).toHaveAttribute(
    'href',
    '/package-categories/1?variant=2#sample-week',
  );
});

it('is not asked of a server that promises no portions', async () => {
  const { portions: _, ...plain } = packageVariant();
  const category = { ...packageCategory(), variants: [plain] };
  const answer = { ...packageResponse(), package_category: category };
  const { api } = await visit({ 'GET package-categories/:id': answer as never });
  expect(await screen.findByRole('heading', { level: 1, name: 'Fit Pro' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See a sample week' })).not.toBeInTheDocument();
  expect(api.callsTo('GET sample-week')).toEqual([]);
});
