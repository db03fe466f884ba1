import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import {
  connectionLost,
  connectionRestored,
} from '../../../../src/features/connection/connectionSlice.ts';
import { nextTask } from '../../../../src/ui/nextTask.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { hold } from '../../../support/replies.ts';

const announced = () =>
  screen.getByText((_text, element) => element?.matches('p[aria-live]') ?? false);

describe('moving to another page', () => {
  it('moves the focus to the page and announces it', async () => {
    const { user } = await renderApp();
    expect(document.body).toHaveFocus();
    expect(announced()).toHaveTextContent('');
    await user.click(screen.getAllByRole('link', { name: 'About us' })[0] as HTMLElement);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(announced()).toHaveTextContent('About us');
  });

  it('scrolls to the top', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo');
    const { visit } = await renderApp();
    expect(scrolled).not.toHaveBeenCalled();
    await visit('/about-us');
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0 });
  });
});

it('scrolls smoothly unless reduced motion is preferred', () => {
  const [usual = '', reduced = ''] = readFileSync('src/ui/global.css', 'utf8').split(
    '@media (prefers-reduced-motion: reduce)',
  );
  expect(usual).toMatch(/html \{[^}]*scroll-behavior: smooth;/);
  expect(reduced).toContain('scroll-behavior: auto !important;');
});

it('keeps focus and position when only the query changes', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  const { visit } = await renderApp({ path: '/about-us' });
  await visit('/about-us?from=mail');
  expect(document.body).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
});

it('scrolls to the element of a hash once its page is loaded', async () => {
  const shown: string[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
  const { visit } = await renderApp();
  await visit('/terms-and-conditions#refunds');
  await waitFor(() => expect(shown).toEqual(['refunds']));
});

/** The position is read in the next task. */
async function scrollTo(top: number): Promise<void> {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  await nextTask();
}

it('reads the position in the task after the event: within it the page would be laid out for the answer', async () => {
  await renderApp();
  const read = jest.fn(() => 0);
  Object.defineProperty(window, 'scrollY', { get: read, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  expect(read).not.toHaveBeenCalled();
  await nextTask();
  expect(read).toHaveBeenCalledTimes(1);
});

it('restores the position of a page on going back', async () => {
  const { visit, history } = await renderApp();
  const scrolled = jest.spyOn(window, 'scrollTo');
  await scrollTo(640);
  await visit('/about-us');
  await act(async () => history.back());
  await waitFor(() => {
    expect(scrolled).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  });
});

describe('loading a page with a stored position', () => {
  const load = (type: NavigationTimingType, hash = '') => {
    const loads = [{ type }] as unknown as PerformanceEntryList;
    jest.spyOn(window.performance, 'getEntriesByType').mockReturnValue(loads);
    return renderApp({ path: { pathname: '/terms-and-conditions', hash, key: 'default' } });
  };
  const scrolled = jest.fn();
  const shown = jest.fn();

  const loadAfterVisit = async (...again: Parameters<typeof load>) => {
    const { unmount } = await load('navigate');
    await scrollTo(640);
    unmount();
    await scrollTo(0);
    jest.clearAllMocks();
    jest.spyOn(window, 'scrollTo').mockImplementation(scrolled);
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(shown);
    return load(...again);
  };

  it.each(['reload', 'back_forward'] as const)('restores it after a %s', async (type) => {
    await loadAfterVisit(type);
    expect(scrolled).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  });

  it('keeps the position to which the customer has scrolled a page rendered by the server', async () => {
    const { unmount } = await load('navigate');
    await scrollTo(640);
    unmount();
    await scrollTo(200);
    jest.clearAllMocks();
    jest.spyOn(window, 'scrollTo').mockImplementation(scrolled);
    await load('reload');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('begins at the top for a typed address, and forgets the position', async () => {
    const { unmount } = await loadAfterVisit('navigate');
    expect(scrolled).not.toHaveBeenCalled();
    unmount();
    await load('reload');
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  it('shows the element of its hash instead', async () => {
    await loadAfterVisit('reload', '#refunds');
    await waitFor(() => expect(shown).toHaveBeenCalled());
    expect(scrolled).not.toHaveBeenCalled();
  });
});

it('shows a progress bar while a call is running', async () => {
  const home = hold(homeResponse());
  const { container } = await renderApp({ api: { 'GET home': home } });
  const bar = () => container.querySelector('[data-mirror].bar');
  expect(bar()).toBeInTheDocument();
  home.release();
  await waitFor(() => expect(bar()).not.toBeInTheDocument());
});

it('lets the keyboard skip the header', async () => {
  const { user } = await renderApp();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each([
  ['en', /You are offline. What you type is kept/],
  ['ar', /لا يوجد اتصال بالإنترنت/],
] as const)('shows that the connection is lost, until it is back (%s)', async (language, text) => {
  const { storefront } = await renderApp({ language });
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await act(async () => storefront.store.dispatch(connectionLost()));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(text),
  );
  await act(async () => storefront.store.dispatch(connectionRestored()));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});
