import { act, screen, waitFor, within } from '@testing-library/react';
import { recordingBegun } from '../../../../src/features/problemReport/problemReportSlice.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { recordedVisit } from '../../../support/factories/recording.ts';
import { inTurn } from '../../../support/fakeApi.ts';
import { fillField } from '../../../support/fillField.ts';
import { networkDown, refuse } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const path = '/report-problem?redirect=%2Fcart';
const receipt = { number: 17, reference: '7K2M9QX4TB' };
const visit = recordedVisit();

const main = () => within(screen.getByRole('main'));
const button = (name: string) => main().findByRole('button', { name });

describe('a visit that was recorded', () => {
  it('is summarised and shown in full before it is sent', async () => {
    const { api } = await renderApp({ path, visit });
    const sent = within(await main().findByRole('region', { name: 'What we receive' }));
    const [what, where, answers] = sent.getAllByRole('listitem').map((it) => it.textContent);
    expect(what).toBe(
      'What you did from 12\u00a0Jan 2027, 10:00\u00a0am to 12\u00a0Jan 2027, 10:05\u00a0am',
    );
    expect(where).toBe('on 2 pages: Healthy meal plans in Kuwait and Cart');
    expect(answers).toBe('What the shop answered: 3 answers, one of them failed');
    expect(sent.getByText(/deleted after 30 days/)).toBeVisible();
    const recording = sent.getByRole('region', { name: 'See the recording itself', hidden: true });
    expect(JSON.parse(recording.textContent)).toEqual(JSON.parse(visit.text));
    expect(api.callsTo('POST problem-reports')).toEqual([]);
  });

  it('is sent with a description, and returns a number to read out', async () => {
    const { user, api, browser } = await renderApp({
      path,
      visit,
      api: { 'POST problem-reports': receipt },
    });
    await fillField(user, /What went wrong/, 'Nothing happens.');
    await user.click(await button('Send report'));
    const status = await main().findByRole('status');
    expect(status).toHaveTextContent('Report number17');
    expect(status).toHaveTextContent('Request number7K2M9QX4TB');
    expect(api.callsTo('POST problem-reports').map(({ body }) => body)).toEqual([
      { message: 'Nothing happens.', recording: visit.text },
    ]);
    expect(browser.recorder).toEqual(['forget']);
    expect(status.parentElement).toHaveFocus();
  });

  it('needs no description', async () => {
    const { user, api } = await renderApp({
      path,
      visit,
      api: { 'POST problem-reports': receipt },
    });
    await user.click(await button('Send report'));
    await main().findByText('Your report has arrived');
    expect(api.callsTo('POST problem-reports')[0]?.body).toMatchObject({ message: null });
  });

  it('keeps the description after a failure, and is sent on another click', async () => {
    const { user, browser } = await renderApp({
      path,
      visit,
      api: { 'POST problem-reports': inTurn(networkDown(), receipt) },
    });
    await fillField(user, /What went wrong/, 'Nothing happens.');
    await user.click(await button('Send report'));
    expect(await main().findByRole('alert')).toHaveTextContent('We could not reach the shop');
    expect(main().getByLabelText(/What went wrong/)).toHaveValue('Nothing happens.');
    expect(browser.drafts?.guest).toEqual({ problemReport: { message: 'Nothing happens.' } });
    await user.click(await button('Send report'));
    expect(await main().findByText('Your report has arrived')).toBeVisible();
  });

  it('is forgotten when the customer says so', async () => {
    const { user, browser } = await renderApp({ path, visit });
    await user.click(await button('Delete the recording'));
    expect(await button('Record what I do next')).toBeVisible();
    expect(browser.recorder).toEqual(['forget']);
  });

  it('is shown in Arabic', async () => {
    await renderApp({ path, visit, language: 'ar' });
    const sent = within(await main().findByRole('region', { name: 'ما الذي يصلنا' }));
    expect(sent.getByText(/في صفحتين: .*السلة/)).toBeVisible();
    expect(sent.getByText(/بعد 30 يومًا/)).toBeVisible();
  });
});

it('is offered no more once the server takes no reports', async () => {
  const { user, visit: go } = await renderApp({
    path,
    visit,
    api: { 'POST problem-reports': refuse({ code: 404 }) },
  });
  await user.click(await button('Send report'));
  expect(await main().findByRole('alert')).toHaveTextContent('Please write to us instead');
  await go('/contact-us');
  await main().findByRole('textbox', { name: 'Message' });
  expect(screen.queryByRole('link', { name: 'Report a problem' })).not.toBeInTheDocument();
});

it('asks before it records, and then begins on the page of before', async () => {
  const { user, browser } = await renderApp({ path });
  expect(await main().findByText(/Nothing of your visit has been recorded/)).toBeVisible();
  expect(browser.recorder).toEqual([]);
  await user.click(await button('Record what I do next'));
  await waitFor(() => expect(browser.assigned).toEqual(['/cart']));
  expect(browser.recorder).toEqual(['forget', 'begin']);
});

describe('the offer', () => {
  const offer = () => main().findByRole('link', { name: 'Report a problem' });

  it('is on the contact page', async () => {
    const { user } = await renderApp({ path: '/contact-us', visit });
    await user.click(await offer());
    expect(await main().findByRole('heading', { name: 'Report a problem' })).toBeVisible();
  });

  it('is beside the retry of a page that could not be loaded, and leads back to it', async () => {
    await renderApp({
      path: '/orders',
      customer: customerInfo(),
      api: { 'GET subscriptions': refuse({ code: 500, reference: 'R-1' }) },
    });
    expect(await offer()).toHaveAttribute('href', '/report-problem?redirect=%2Forders');
    expect(main().getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is not made where nothing could be sent', async () => {
    await renderApp({
      path: '/orders',
      customer: customerInfo(),
      api: { 'GET subscriptions': networkDown() },
    });
    await button('Try again');
    expect(screen.queryByRole('link', { name: 'Report a problem' })).not.toBeInTheDocument();
  });
});

describe('while the tab is recorded', () => {
  it('every page says so, leads to the report and ends it', async () => {
    const { user, storefront, browser, visit: go } = await renderApp({ path: '/about-us' });
    expect(screen.queryByRole('region', { name: 'Recording' })).not.toBeInTheDocument();
    await act(async () => storefront.store.dispatch(recordingBegun()));
    await go('/contact-us');
    const bar = within(await screen.findByRole('region', { name: 'Recording' }));
    expect(bar.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
      'href',
      '/report-problem?redirect=%2Fcontact-us',
    );
    await user.click(bar.getByRole('button', { name: 'Stop and delete' }));
    expect(screen.queryByRole('region', { name: 'Recording' })).not.toBeInTheDocument();
    expect(browser.recorder).toEqual(['forget']);
  });
});
