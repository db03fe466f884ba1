import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/carts.ts';
import type { Failure } from '../../api/failure.ts';
import type { Choice, QuestionnaireAnswers } from '../../contract/wire/questionnaire.ts';
import {
  loadReducers,
  loaded,
  loading,
  notLoaded,
  notSent,
  sending,
  submitFailed,
  type LoadState,
  type SubmitState,
} from '../../saga/request.ts';
import { sessionEnded } from '../../saga/events.ts';

interface LoadedQuestionnaire {
  cartItem: CartItem;
  answers: QuestionnaireAnswers | null;
  allergens: Choice[];
  ingredients: Choice[];
  /** Today in Kuwait. */
  today: string;
}

export interface QuestionnaireState extends LoadState {
  /** The cart line of the page, as its address names it. */
  cartItemId: number | null;
  loaded: LoadedQuestionnaire | null;
  save: SubmitState;
}

interface OfLine {
  cartItemId: number;
}

const initialState: QuestionnaireState = {
  ...notLoaded,
  cartItemId: null,
  loaded: null,
  save: notSent,
};

const questionnaireSlice = createSlice({
  name: 'questionnaire',
  initialState,
  reducers: {
    ...loadReducers<QuestionnaireState>(),
    requested: (_state, { payload }: PayloadAction<OfLine>): QuestionnaireState => ({
      ...initialState,
      ...loading,
      cartItemId: payload.cartItemId,
    }),
    loaded: (state, { payload }: PayloadAction<LoadedQuestionnaire>): QuestionnaireState => ({
      ...state,
      ...loaded,
      loaded: payload,
    }),
    answersSubmitted: (
      state,
      _action: PayloadAction<OfLine & { answers: QuestionnaireAnswers }>,
    ) => {
      state.save = sending;
    },
    /** Heard by the buying flow too. */
    answersSucceeded: (state, _action: PayloadAction<OfLine & { removedDishes: number }>) => {
      state.save = notSent;
    },
    answersFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.save = submitFailed(payload);
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  requested: questionnaireRequested,
  loaded: questionnaireLoaded,
  failed: questionnaireFailed,
  retryPressed: questionnaireRetryPressed,
  answersSubmitted,
  answersSucceeded,
  answersFailed,
} = questionnaireSlice.actions;
export const questionnaireReducer = questionnaireSlice.reducer;

export interface WithQuestionnaire {
  questionnaire: QuestionnaireState;
}
export const selectQuestionnaire = (state: WithQuestionnaire) => state.questionnaire;
