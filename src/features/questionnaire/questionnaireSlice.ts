import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/carts.ts';
import type { Failure } from '../../api/failure.ts';
import type { Choice, QuestionnaireAnswers } from '../../contract/wire/questionnaire.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

interface LoadedQuestionnaire {
  cartItem: CartItem;
  answers: QuestionnaireAnswers | null;
  allergens: Choice[];
  ingredients: Choice[];
  /** Today in Kuwait. */
  today: string;
}

export interface QuestionnaireState {
  /** The cart line of the page, as its address names it. */
  cartItemId: number | null;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: Failure | null;
  loaded: LoadedQuestionnaire | null;
  save: { status: 'idle' | 'saving' | 'failed'; failure: Failure | null };
}

interface OfLine {
  cartItemId: number;
}

const resting: QuestionnaireState['save'] = { status: 'idle', failure: null };

const initialState: QuestionnaireState = {
  cartItemId: null,
  status: 'idle',
  failure: null,
  loaded: null,
  save: resting,
};

const questionnaireSlice = createSlice({
  name: 'questionnaire',
  initialState,
  reducers: {
    requested: (_state, { payload }: PayloadAction<OfLine>): QuestionnaireState => ({
      ...initialState,
      cartItemId: payload.cartItemId,
      status: 'loading',
    }),
    loaded: (state, { payload }: PayloadAction<LoadedQuestionnaire>) => {
      state.status = 'loaded';
      state.loaded = payload;
    },
    failed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed';
      state.failure = payload;
    },
    /** Only the questionnaire saga hears it. */
    retryPressed: (state) => state,
    submitted: (state, _action: PayloadAction<OfLine & { answers: QuestionnaireAnswers }>) => {
      state.save = { status: 'saving', failure: null };
    },
    /** Heard by the buying flow too. */
    saved: (state, _action: PayloadAction<OfLine & { removedDishes: number }>) => {
      state.save = resting;
    },
    saveFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.save = { status: 'failed', failure: payload };
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  requested: questionnaireRequested,
  loaded: questionnaireLoaded,
  failed: questionnaireFailed,
  retryPressed: questionnaireRetryPressed,
  submitted: answersSubmitted,
  saved: answersSucceeded,
  saveFailed: answersFailed,
} = questionnaireSlice.actions;
export const questionnaireReducer = questionnaireSlice.reducer;

export interface WithQuestionnaire {
  questionnaire: QuestionnaireState;
}
export const selectQuestionnaire = (state: WithQuestionnaire) => state.questionnaire;
