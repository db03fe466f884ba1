import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createBrowserHistory } from 'history';
import { SnackbarProvider } from 'notistack';
import { createRoot } from 'react-dom/client';
import { createIntl, FormattedMessage, RawIntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { persistReducer, persistStore } from 'redux-persist';
import createSagaMiddleware from 'redux-saga';
import { put } from 'typed-redux-saga';

/**
 * The least that these libraries cost: a store that is kept, a saga, a route and one line of text.
 * What every first visit of the storefront loads is here, and what it loads later is not.
 */
const greeting = createSlice({
  name: 'greeting',
  initialState: { name: '' },
  reducers: { named: (state, { payload }: PayloadAction<string>) => ({ ...state, name: payload }) },
});

const { localStorage } = window;
const storage = {
  getItem: async (key: string) => localStorage.getItem(key),
  setItem: async (key: string, value: string) => {
    localStorage.setItem(key, value);
  },
  removeItem: async (key: string) => {
    localStorage.removeItem(key);
  },
};
const sagas = createSagaMiddleware();
const store = configureStore({
  reducer: persistReducer({ key: 'floor', storage }, greeting.reducer),
  middleware: () => [sagas] as never,
});
persistStore(store);
sagas.run(function* greet() {
  yield* put(greeting.actions.named(createBrowserHistory().location.pathname));
});

const intl = createIntl({ locale: 'en', messages: { line: 'One line of text' } });
const page = document.getElementById('page');
if (page === null) throw new Error('The page has no element to render into.');
createRoot(page).render(
  <Provider store={store}>
    <RawIntlProvider value={intl}>
      <SnackbarProvider>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<FormattedMessage id="line" />} />
          </Routes>
        </BrowserRouter>
      </SnackbarProvider>
    </RawIntlProvider>
  </Provider>,
);
