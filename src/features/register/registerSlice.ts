import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Governorate } from '../../api/customers.ts';
import type { Failure } from '../../api/failure.ts';
import type { Registration } from '../../contract/wire/customer.ts';
import { sessionStarted } from '../session/sessionSlice.ts';

interface RegisterState {
  form: {
    status: 'idle' | 'loading' | 'loaded' | 'failed';
    governorates: readonly Governorate[];
    failure: Failure | null;
  };
  submission: { status: 'idle' | 'sending' | 'failed'; failure: Failure | null };
}

const initialState: RegisterState = {
  form: { status: 'idle', governorates: [], failure: null },
  submission: { status: 'idle', failure: null },
};

const registerSlice = createSlice({
  name: 'register',
  initialState,
  reducers: {
    formLoadStarted: ({ form }): RegisterState => ({
      form: { ...form, status: 'loading', failure: null },
      submission: initialState.submission,
    }),
    formLoaded: (
      state,
      { payload }: PayloadAction<{ governorates: readonly Governorate[] }>,
    ): RegisterState => ({
      ...state,
      form: { status: 'loaded', governorates: payload.governorates, failure: null },
    }),
    formLoadFailed: (state, { payload }: PayloadAction<Failure>): RegisterState => ({
      ...state,
      form: { ...state.form, status: 'failed', failure: payload },
    }),
    /** Only the saga hears it. */
    retryPressed: (state) => state,
    submitted: (state, _: PayloadAction<Registration>): RegisterState => ({
      ...state,
      submission: { status: 'sending', failure: null },
    }),
    failed: (state, { payload }: PayloadAction<Failure>): RegisterState => ({
      ...state,
      submission: { status: 'failed', failure: payload },
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(sessionStarted, (state): RegisterState => ({
      ...state,
      submission: initialState.submission,
    })),
});

export const {
  formLoadStarted: registerFormLoadStarted,
  formLoaded: registerFormLoaded,
  formLoadFailed: registerFormLoadFailed,
  retryPressed: registerRetryPressed,
  submitted: registerSubmitted,
  failed: registerFailed,
} = registerSlice.actions;
export const registerReducer = registerSlice.reducer;

interface WithRegister {
  register: RegisterState;
}
export const selectRegisterForm = (state: WithRegister) => state.register.form;
export const selectRegistration = (state: WithRegister) => state.register.submission;
