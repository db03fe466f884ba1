import {
  forgetDraft,
  keepDraft,
  openContact,
  sendMessage,
} from '../../../../src/features/content/contactSaga.ts';
import {
  contactDraftChanged,
  contactSubmitted,
  selectContact,
} from '../../../../src/features/content/contactSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { contactDraft } from '../../../support/factories/contact.ts';
import { runSaga } from '../../../support/runSaga.ts';

const draft = contactDraft();
const message = { ...draft, phone: null };
const args = [contactSubmitted(message)] as [ReturnType<typeof contactSubmitted>];
const drafts = { contact: JSON.stringify(draft) };

it('goes on with the draft of this tab', async () => {
  const { state } = await runSaga(openContact, { drafts });
  expect(selectContact(state)).toMatchObject({ status: 'idle', draft });
});

it('begins anew without one', async () => {
  const { state } = await runSaga(openContact);
  expect(selectContact(state).draft).toBeNull();
});

it('keeps what is typed', async () => {
  const { browser } = await runSaga(keepDraft, { args: [contactDraftChanged(draft)] });
  expect(browser.drafts.get('contact')).toBe(drafts.contact);
});

it('forgets it with the customer', async () => {
  const { browser } = await runSaga(forgetDraft, { drafts });
  expect(browser.drafts.size).toBe(0);
});

it('sends the message, and forgets the draft', async () => {
  const { state, api, browser } = await runSaga(sendMessage, {
    args,
    after: [contactDraftChanged(draft)],
    drafts,
    api: { 'POST contact-us': null },
  });
  expect(api.calls[0]?.body).toEqual(message);
  expect(selectContact(state)).toMatchObject({ status: 'sent', draft: null });
  expect(browser.drafts.size).toBe(0);
});

it.each(callFailures)('keeps the draft after %s', async (_name, reply, kind) => {
  const { state, browser } = await runSaga(sendMessage, {
    args,
    after: [contactDraftChanged(draft)],
    drafts,
    api: { 'POST contact-us': reply() },
  });
  expect(selectContact(state)).toMatchObject({ status: 'failed', failure: { kind }, draft });
  expect(browser.drafts.get('contact')).toBe(drafts.contact);
});
