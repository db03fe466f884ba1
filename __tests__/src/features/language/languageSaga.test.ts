import { askOrSwitch, switchLanguage } from '../../../../src/features/language/languageSaga.ts';
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

it('forgets the unsaved work once the customer agreed', async () => {
  const { state, browser } = await runSaga(switchLanguage, { after: [unsavedMarked('register')] });
  expect(selectHasUnsaved(state)).toBe(false);
  expect(browser.order).toEqual(['save', 'reload']);
});
