import {
  dropOrphans,
  keepDrafts,
  restoreDrafts,
} from '../../../../src/features/drafts/draftsSaga.ts';
import {
  draftChanged,
  draftDropped,
  selectDrafts,
} from '../../../../src/features/drafts/draftsSlice.ts';
import { sessionStarted } from '../../../../src/features/session/sessionSlice.ts';
import { readCart } from '../../../../src/api/carts.ts';
import { cartReceived } from '../../../../src/saga/events.ts';
import { cart, cartItem } from '../../../support/factories/cart.ts';
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

it('stores the drafts in the tab', async () => {
  const { browser } = await runSaga(keepDrafts, { after: [signedIn, typed] });
  expect(browser.drafts).toEqual(kept);
});

it('leaves nothing in the tab once nothing is unsaved', async () => {
  const after = [signedIn, typed, draftDropped('profile')];
  const { browser } = await runSaga(keepDrafts, { after, drafts: kept });
  expect(browser.drafts).toBeNull();
});

it('deletes drafts of a removed line or an ordered cart', async () => {
  const names = ['profile', 'note:7', 'note:6', 'questionnaire:11', 'questionnaire:12', 'meals:12'];
  const own = names.map((name) => draftChanged({ owner: '3', name, values: { typed: true } }));
  const after = [signedIn, ...own];
  const received = cartReceived(readCart(cart({ id: 7, items: [cartItem({ cart_item_id: 11 })] })));
  const { state } = await runSaga(dropOrphans, { args: [received], after });
  expect(Object.keys(selectDrafts(state))).toEqual(['profile', 'note:7', 'questionnaire:11']);
  const unknown = await runSaga(dropOrphans, { args: [cartReceived(null)], after });
  expect(Object.keys(selectDrafts(unknown.state))).toEqual(names);
});
