import { keepDrafts, restoreDrafts } from '../../../../src/features/drafts/draftsSaga.ts';
import { draftChanged, draftDropped } from '../../../../src/features/drafts/draftsSlice.ts';
import { sessionStarted } from '../../../../src/features/session/sessionSlice.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { runSaga } from '../../../support/runSaga.ts';

const signedIn = sessionStarted({ customerInfo: customerInfo(), cart: null });
const kept = { customer: '3', own: { profile: { first_name: 'Nou' } }, guest: {} };
const typed = draftChanged({ owner: '3', name: 'profile', values: { first_name: 'Nou' } });

it('reads the drafts of the tab for the customer who is logged in', async () => {
  const { state } = await runSaga(restoreDrafts, { after: [signedIn], drafts: kept });
  expect(state.drafts).toEqual(kept);
});

it('begins with nothing in a new tab', async () => {
  const { state } = await runSaga(restoreDrafts);
  expect(state.drafts).toEqual({ customer: null, own: {}, guest: {} });
});

it('keeps in the tab what the store holds', async () => {
  const { browser } = await runSaga(keepDrafts, { after: [signedIn, typed] });
  expect(browser.drafts).toEqual(kept);
});

it('leaves nothing in the tab once nothing is unsaved', async () => {
  const after = [signedIn, typed, draftDropped('profile')];
  const { browser } = await runSaga(keepDrafts, { after, drafts: kept });
  expect(browser.drafts).toBeNull();
});
