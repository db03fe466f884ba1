import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages.ts';

/** Persisted. */
export interface LanguageState {
  current: Language;
  /** The customer has chosen it, or has declined another one. */
  settled: boolean;
}

const initialState: LanguageState = { current: DEFAULT_LANGUAGE, settled: false };

const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    changed: (_state, { payload }: PayloadAction<Language>) => ({
      current: payload,
      settled: true,
    }),
    /** The customer declined the offered language. */
    kept: (state) => ({ ...state, settled: true }),
    /** Another tab has changed or kept it. */
    followed: (_state, { payload }: PayloadAction<LanguageState>) => payload,
  },
});

export const {
  changed: languageChanged,
  kept: languageKept,
  followed: languageFollowed,
} = languageSlice.actions;
export const languageReducer = languageSlice.reducer;

export interface WithLanguage {
  language: LanguageState;
}
export const selectLanguageChoice = (state: WithLanguage) => state.language;
export const selectLanguage = (state: WithLanguage) => state.language.current;
export const selectIsLanguageSettled = (state: WithLanguage) => state.language.settled;
