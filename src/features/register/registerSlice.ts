import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Governorate } from '../../api/customers.ts';
import type { Failure } from '../../api/failure.ts';
import type { Registration } from '../../contract/wire/customer.ts';
import {
  loaded,
  loadFailed,
  loading,
  notLoaded,
  notSent,
  sending,
  submitFailed,
  type LoadState,
  type SubmitState,
} from '../../saga/request.ts';
import { sessionStarted } from '../session/sessionSlice.ts';

interface RegisterState {
  form: LoadState & { governorates: readonly Governorate[] };
  submission: SubmitState;
}

const initialState: RegisterState = {
  form: { ...notLoaded, governorates: [] },
  submission: notSent,
};

/** A registration that succeeds starts the session. */
const registerSlice = createSlice({
  name: 'register',
  initialState,
  reducers: {
    formRequested: ({ form }): RegisterState => ({
      form: { ...form, ...loading },
      submission: notSent,
    }),
    formLoaded: (
      state,
      { payload }: PayloadAction<{ governorates: readonly Governorate[] }>,
    ): RegisterState => ({
      ...state,
      form: { ...loaded, governorates: payload.governorates },
    }),
    formFailed: (state, { payload }: PayloadAction<Failure>): RegisterState => ({
      ...state,
      form: { ...state.form, ...loadFailed(payload) },
    }),
    /** Only the register saga handles it. */
    formRetryPressed: (state) => state,
    submitted: (state, _: PayloadAction<Registration>): RegisterState => ({
      ...state,
      submission: sending,
    }),
    failed: (state, { payload }: PayloadAction<Failure>): RegisterState => ({
      ...state,
      submission: submitFailed(payload),
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(sessionStarted, (state): RegisterState => ({ ...state, submission: notSent })),
});

export const {
  formRequested: registerFormRequested,
  formLoaded: registerFormLoaded,
  formFailed: registerFormFailed,
  formRetryPressed: registerFormRetryPressed,
  submitted: registerSubmitted,
  failed: registerFailed,
} = registerSlice.actions;
export const registerReducer = registerSlice.reducer;

interface WithRegister {
  register: RegisterState;
}
export const selectRegisterForm = (state: WithRegister) => state.register.form;
export const selectRegistration = (state: WithRegister) => state.register.submission;
