import {
  draftChanged,
  draftDropped,
  draftsRestored,
  selectDraft,
  selectDrafts,
} from '../../../../src/features/drafts/draftsSlice.ts';
import { logoutPressed, sessionStarted } from '../../../../src/features/session/sessionSlice.ts';
import { sessionEnded } from '../../../../src/saga/events.ts';
import { customerInfo, profile } from '../../../support/factories/customer.ts';
import { stateAfter } from '../../../support/stateAfter.ts';

const NOURA = '3';
const HAMAD = '4';
const login = (id: string) => {
  const info = customerInfo({ profile: profile({ id: Number(id) }) });
  return sessionStarted({ customerInfo: info, cart: null });
};
const typed = (owner: string | null, name = 'contact', message = 'Half a thought') =>
  draftChanged({ owner, name, values: { message } });
const thought = { contact: { message: 'Half a thought' } };

it('keeps a guest’s input, and takes it into the session, except that of the login forms', () => {
  const guest = [typed(null), typed(null, 'register'), typed(null, 'quickSignUp')];
  expect(Object.keys(selectDrafts(stateAfter(...guest)))).toHaveLength(3);
  const state = stateAfter(...guest, login(NOURA));
  expect(selectDrafts(state)).toEqual(thought);
  expect(state.drafts.guest).toEqual({});
});

it('keeps a customer’s own through an expired session', () => {
  const expired = [login(NOURA), typed(NOURA), sessionEnded()];
  expect(selectDrafts(stateAfter(...expired))).toEqual({});
  expect(selectDrafts(stateAfter(...expired, login(NOURA)))).toEqual(thought);
});

it('accepts what a form reports as it unmounts with its session', () => {
  const state = stateAfter(login(NOURA), sessionEnded(), typed(NOURA), login(NOURA));
  expect(selectDrafts(state)).toEqual(thought);
});

it('shows and keeps nothing of one customer for another', () => {
  const state = stateAfter(
    login(NOURA),
    typed(NOURA),
    sessionEnded(),
    typed(null, 'contact', 'As a guest'),
    login(HAMAD),
  );
  expect(state.drafts).toEqual({ customer: HAMAD, own: {}, guest: {} });
  expect(stateAfter(login(HAMAD), typed(NOURA)).drafts.own).toEqual({});
});

it('deletes everything on a logout, also what a form reports afterwards', () => {
  const state = stateAfter(
    login(NOURA),
    typed(NOURA),
    logoutPressed(),
    sessionEnded(),
    typed(NOURA),
  );
  expect(state.drafts).toEqual({ customer: null, own: {}, guest: {} });
});

it('deletes saved and abandoned drafts, and nothing else', () => {
  const state = stateAfter(
    login(NOURA),
    typed(NOURA),
    typed(NOURA, 'questionnaire:11'),
    draftDropped('questionnaire:11'),
  );
  expect(selectDrafts(state)).toEqual(thought);
  expect(selectDraft(state, 'questionnaire:11')).toBeUndefined();
});

it('restores the tab’s drafts', () => {
  const kept = { customer: NOURA, own: thought, guest: {} };
  expect(selectDrafts(stateAfter(login(NOURA), draftsRestored(kept)))).toEqual(thought);
});
