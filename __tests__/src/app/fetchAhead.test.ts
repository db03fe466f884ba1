import { fireEvent } from '@testing-library/react';
import { fetchAhead } from '../../../src/app/fetchAhead.ts';
import { fetchLaterPart } from '../../../src/app/laterParts.ts';
import { pages } from '../../../src/app/pages.tsx';
import { renderApp } from '../../support/renderApp.tsx';

const { cart } = pages;
let fetchCart: jest.SpyInstance;
let fetchShop: jest.SpyInstance;
let idle: (() => void) | null;
let storefront: Awaited<ReturnType<typeof renderApp>>['storefront'];
let links: HTMLElement;

beforeEach(async () => {
  idle = null;
  ({ storefront } = await renderApp({ path: '/about-us' }));
  window.requestIdleCallback = (callback) => {
    idle = () => callback({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  fetchCart = jest.spyOn(cart, 'fetchAhead').mockResolvedValue();
  fetchShop = jest.spyOn(fetchLaterPart, 'shop').mockResolvedValue(null);
  links = document.body.appendChild(document.createElement('div'));
  links.innerHTML = `<a href="/cart"><b>Cart</b></a>
    <a href="https://elsewhere.example/cart">Elsewhere</a>`;
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window.navigator, 'connection');
  links.remove();
});

const insideLink = () => links.querySelector('b')!;

it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'fetches the page of a link at its %s',
  (sign) => {
    fetchAhead(window, storefront);
    fireEvent[sign](document.body);
    fireEvent[sign](links.lastElementChild!);
    expect(fetchCart).not.toHaveBeenCalled();
    fireEvent[sign](insideLink());
    expect(fetchCart).toHaveBeenCalled();
  },
);

it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'fetches the shop at the first %s, once the browser has nothing to do',
  (sign) => {
    fetchAhead(window, storefront);
    expect(idle).toBeNull();
    fireEvent[sign](document.body);
    expect(fetchShop).not.toHaveBeenCalled();
    idle?.();
    expect(fetchShop).toHaveBeenCalledTimes(1);
    idle = null;
    fireEvent[sign](document.body);
    expect(idle).toBeNull();
  },
);

it('fetches the shop for a visitor who has read for five seconds', () => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback'] });
  fetchAhead(window, storefront);
  jest.advanceTimersByTime(4999);
  expect(idle).toBeNull();
  jest.advanceTimersByTime(1);
  idle?.();
  expect(fetchShop).toHaveBeenCalledTimes(1);
});

it('fetches nothing for a browser that saves data', () => {
  Object.defineProperty(window.navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  const listen = jest.spyOn(document, 'addEventListener');
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback'] });
  fetchAhead(window, storefront);
  jest.runAllTimers();
  expect(idle).toBeNull();
  expect(listen).not.toHaveBeenCalled();
});
