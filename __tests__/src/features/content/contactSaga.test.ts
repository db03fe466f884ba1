import { openContact, sendMessage } from '../../../../src/features/content/contactSaga.ts';
import {
  contactSucceeded,
  contactSubmitted,
  selectContact,
} from '../../../../src/features/content/contactSlice.ts';
import { draftChanged } from '../../../../src/features/drafts/draftsSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { contactDraft } from '../../../support/factories/contact.ts';
import { runSaga } from '../../../support/runSaga.ts';

const draft = contactDraft();
const message = { ...draft, phone: null };
const args = [contactSubmitted(message)] as [ReturnType<typeof contactSubmitted>];
const typed = draftChanged({ owner: null, name: 'contact', values: { ...draft } });

it('shows the form on each visit', async () => {
  const { state } = await runSaga(openContact, { after: [contactSucceeded()] });
  expect(selectContact(state).confirmed).toBe(false);
});

it('sends the message and drops the draft', async () => {
  const { state, api } = await runSaga(sendMessage, {
    args,
    after: [typed],
    api: { 'POST contact-us': null },
  });
  expect(api.calls[0]?.body).toEqual(message);
  expect(selectContact(state)).toMatchObject({ status: 'idle', confirmed: true });
  expect(state.drafts.guest).toEqual({});
});

it.each(callFailures)('keeps the draft after %s', async (_name, reply, kind) => {
  const { state } = await runSaga(sendMessage, {
    args,
    after: [typed],
    api: { 'POST contact-us': reply() },
  });
  expect(selectContact(state)).toMatchObject({ status: 'failed', failure: { kind } });
  expect(state.drafts.guest).toEqual({ contact: draft });
});
