import { draftChanged, selectDrafts } from '../../../../src/features/drafts/draftsSlice.ts';
import {
  askOrSwitch,
  loseAndSwitch,
  switchLanguage,
} from '../../../../src/features/language/languageSaga.ts';
import {
  languageChanged,
  selectLanguage,
} from '../../../../src/features/language/languageSlice.ts';
import { selectIsAskingLanguage } from '../../../../src/features/language/languageSwitchSlice.ts';
import { selectHasUnsaved, unsavedMarked } from '../../../../src/features/unsaved/unsavedSlice.ts';
import { runSaga } from '../../../support/runSaga.ts';

it('switches at once when nothing is unsaved: stores the choice, then reloads', async () => {
  const { state, browser } = await runSaga(askOrSwitch);
  expect(selectLanguage(state)).toBe('ar');
  expect(browser.order).toEqual(['save', 'reload']);
});

it('switches back', async () => {
  const { state } = await runSaga(switchLanguage, { after: [languageChanged('ar')] });
  expect(selectLanguage(state)).toBe('en');
});

it('asks first when work would be lost', async () => {
  const { state, browser } = await runSaga(askOrSwitch, { after: [unsavedMarked('register')] });
  expect(selectIsAskingLanguage(state)).toBe(true);
  expect(selectLanguage(state)).toBe('en');
  expect(browser.order).toEqual([]);
});

it('drops the drafts that it spoke of, and no link from a mail, once the customer agreed', async () => {
  const link = draftChanged({ owner: null, name: 'resetPassword', values: { token: 'a-token' } });
  const typed = draftChanged({ owner: null, name: 'contact', values: { message: 'Half' } });
  const { state, browser } = await runSaga(loseAndSwitch, { after: [link, typed] });
  expect(selectHasUnsaved(state)).toBe(false);
  expect(Object.keys(selectDrafts(state))).toEqual(['resetPassword']);
  expect(browser.order).toEqual(['save', 'reload']);
});

it('does not ask for the sake of a link from a mail', async () => {
  const link = draftChanged({ owner: null, name: 'resetPassword', values: { token: 'a-token' } });
  const { browser } = await runSaga(askOrSwitch, { after: [link] });
  expect(browser.order).toEqual(['save', 'reload']);
});
