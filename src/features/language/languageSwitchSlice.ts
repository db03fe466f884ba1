import { createSlice } from '@reduxjs/toolkit';

interface LanguageSwitchState {
  /** Unsaved work exists: the customer is asked first. */
  asking: boolean;
}

const initialState: LanguageSwitchState = { asking: false };

const languageSwitchSlice = createSlice({
  name: 'languageSwitch',
  initialState,
  reducers: {
    /** Only the language saga hears it. */
    pressed: (state) => state,
    questioned: () => ({ asking: true }),
    /** What is not saved is given up. */
    confirmed: () => initialState,
    cancelled: () => initialState,
  },
});

export const {
  pressed: languagePressed,
  questioned: languageQuestioned,
  confirmed: languageConfirmed,
  cancelled: languageCancelled,
} = languageSwitchSlice.actions;
export const languageSwitchReducer = languageSwitchSlice.reducer;

interface WithLanguageSwitch {
  languageSwitch: LanguageSwitchState;
}
export const selectIsAskingLanguage = (state: WithLanguageSwitch) => state.languageSwitch.asking;
