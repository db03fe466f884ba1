import { act, screen } from '@testing-library/react';
import {
  connectionLost,
  connectionRestored,
} from '../../../../src/features/connection/connectionSlice.ts';
import { renderApp } from '../../../support/renderApp.tsx';

it.each([
  ['en', /You are offline. What you type is kept/],
  ['ar', /لا يوجد اتصال بالإنترنت/],
] as const)('says that the connection is lost, until it is back (%s)', async (language, text) => {
  const { storefront } = await renderApp({ language });
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await act(async () => storefront.store.dispatch(connectionLost()));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(text),
  );
  await act(async () => storefront.store.dispatch(connectionRestored()));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});
