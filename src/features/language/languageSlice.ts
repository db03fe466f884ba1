import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages.ts';

/** Persisted. */
interface LanguageState {
  current: Language;
}

const initialState: LanguageState = { current: DEFAULT_LANGUAGE };

const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    changed: (state, { payload }: PayloadAction<Language>) => {
      state.current = payload;
    },
  },
});

export const { changed: languageChanged } = languageSlice.actions;
export const languageReducer = languageSlice.reducer;

export interface WithLanguage {
  language: LanguageState;
}
export const selectLanguage = (state: WithLanguage) => state.language.current;
