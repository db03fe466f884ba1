import { call, getContext, put, select, type SagaGenerator } from 'typed-redux-saga';
import { otherLanguage, preferredLanguage } from '../../contract/languages.ts';
import type { BrowserPort } from '../../saga/browserPort.ts';
import { takeEveryGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { draftsDiscarded } from '../drafts/draftsSlice.ts';
import { selectHasUnsaved } from '../unsaved/unsavedSlice.ts';
import {
  languageChanged,
  languageKept,
  selectIsLanguageSettled,
  selectLanguage,
} from './languageSlice.ts';
import {
  languageConfirmed,
  languageOffered,
  languagePressed,
  languageQuestioned,
} from './languageSwitchSlice.ts';

export function* languageSaga(): SagaGenerator<void> {
  yield* call(offerPreferred);
  yield* call(keepSettled);
  yield* takeEveryGuarded(languageChanged, keepSettled);
  yield* takeEveryGuarded(languageKept, keepSettled);
  yield* takeLeadingGuarded(languagePressed, askOrSwitch);
  yield* takeLeadingGuarded(languageConfirmed, loseAndSwitch);
}

/** Before the first page is drawn, so that nothing moves. English stays until another is chosen. */
function* offerPreferred(): SagaGenerator<void> {
  if (yield* select(selectIsLanguageSettled)) return;
  const browser = yield* getContext<BrowserPort>('browser');
  const preferred = preferredLanguage(yield* call(browser.languages));
  const current = yield* select(selectLanguage);
  if (preferred === otherLanguage(current)) yield* put(languageOffered(preferred));
}

/** The server renders the next page in it. */
function* keepSettled(): SagaGenerator<void> {
  if (!(yield* select(selectIsLanguageSettled))) return;
  const browser = yield* getContext<BrowserPort>('browser');
  yield* call(browser.keepLanguage, yield* select(selectLanguage));
}

export function* askOrSwitch(): SagaGenerator<void> {
  if (yield* select(selectHasUnsaved)) yield* put(languageQuestioned());
  else yield* call(switchLanguage);
}

/** The drafts would bring back what the question said would be lost. */
export function* loseAndSwitch(): SagaGenerator<void> {
  yield* put(draftsDiscarded());
  yield* call(switchLanguage);
}

/** The choice must be stored before the page reloads; a second click meanwhile would undo it. */
export function* switchLanguage(): SagaGenerator<void> {
  const language = yield* select(selectLanguage);
  yield* put(languageChanged(otherLanguage(language)));
  const browser = yield* getContext<BrowserPort>('browser');
  yield* call(browser.saveState);
  yield* call(browser.reload);
}
