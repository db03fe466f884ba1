import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '../../contract/languages.ts';
import { languageFollowed, languageKept } from './languageSlice.ts';

interface LanguageSwitchState {
  /** Unsaved work exists: the customer is asked first. */
  asking: boolean;
  /** The preferred language of a new visitor's browser; null once the offer is answered. */
  offered: Language | null;
}

const initialState: LanguageSwitchState = { asking: false, offered: null };

const languageSwitchSlice = createSlice({
  name: 'languageSwitch',
  initialState,
  reducers: {
    /** Only the language saga handles it. */
    pressed: (state) => state,
    offered: (state, { payload }: PayloadAction<Language>) => ({ ...state, offered: payload }),
    questioned: (state) => ({ ...state, asking: true }),
    /** Unsaved input is discarded. */
    confirmed: (state) => ({ ...state, asking: false }),
    cancelled: (state) => ({ ...state, asking: false }),
  },
  extraReducers: (builder) =>
    builder.addCase(languageKept, () => initialState).addCase(languageFollowed, () => initialState),
});

export const {
  pressed: languagePressed,
  offered: languageOffered,
  questioned: languageQuestioned,
  confirmed: languageConfirmed,
  cancelled: languageCancelled,
} = languageSwitchSlice.actions;
export const languageSwitchReducer = languageSwitchSlice.reducer;

interface WithLanguageSwitch {
  languageSwitch: LanguageSwitchState;
}
export const selectIsAskingLanguage = (state: WithLanguageSwitch) => state.languageSwitch.asking;
export const selectOfferedLanguage = (state: WithLanguageSwitch) => state.languageSwitch.offered;
