import { startPage } from '../../../src/app/startPage.ts';
import { PAGE_SCRIPTS, SHOP_STARTED } from '../../../src/contract/pages/renderedPage.ts';
import { Paints } from '../../support/paints.ts';

const SCRIPTS = { scripts: ['/runtime.js', '/main.js'], preloads: ['/home.js'] };
const pressed: string[] = [];

Object.assign(window, { PerformanceObserver: Paints });

beforeEach(() => {
  Paints.begin();
  jest.useFakeTimers();
  pressed.length = 0;
  document.head.replaceChildren();
  document.body.innerHTML =
    '<button id="menu"><i>Menu</i></button><button id="cart">Cart</button><p>Text</p>' +
    '<label><input type="radio" id="days">20 days</label>' +
    `<script type="application/json" id="${PAGE_SCRIPTS}">${JSON.stringify(SCRIPTS)}</script>`;
  startPage(window);
});
afterEach(() => {
  document.dispatchEvent(new Event(SHOP_STARTED));
  jest.useRealTimers();
});

const fetched = () =>
  [...document.head.children].map((it) => it.getAttribute('src') ?? it.getAttribute('href'));
const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** The shop's own scripts run from here on. */
function startScripts(): void {
  for (const control of document.querySelectorAll('button, input'))
    control.addEventListener('click', () => pressed.push(control.id));
  document.dispatchEvent(new Event(SHOP_STARTED));
}

const load = () => window.dispatchEvent(new Event('load'));

it('fetches the scripts once the page has loaded and can be seen, and once', () => {
  load();
  Paints.paint('first-paint');
  expect(fetched()).toEqual([]);
  Paints.paint('first-contentful-paint');
  expect(fetched()).toEqual(['/home.js', '/runtime.js', '/main.js']);
  expect([...document.scripts].filter(({ src }) => src).every((script) => !script.async)).toBe(
    true,
  );
  jest.runAllTimers();
  expect(fetched()).toHaveLength(3);
});

it('waits for the rest of a page that can be seen', () => {
  Paints.paint('first-contentful-paint');
  expect(fetched()).toEqual([]);
  load();
  expect(fetched()).toContain('/main.js');
});

it('fetches them though a picture never loads', () => {
  jest.advanceTimersByTime(5000);
  expect(fetched()).toContain('/main.js');
});

it.each(['pointerdown', 'keydown'])('fetches them at once on %s', (intent) => {
  element('p').dispatchEvent(new Event(intent, { bubbles: true }));
  expect(fetched()).toContain('/main.js');
});

it('repeats earlier clicks once the shop has started, each once and in order', () => {
  element('#menu i').click();
  element('label').click();
  element('#cart').click();
  element('#menu i').click();
  expect(document.documentElement).toHaveAttribute('data-pressed');
  expect(element('#days')).not.toBeChecked();
  startScripts();
  expect(pressed).toEqual(['days', 'cart', 'menu']);
  expect(element('#days')).toBeChecked();
  expect(document.documentElement).not.toHaveAttribute('data-pressed');
});

it('hides a click from a shop that listens before it has started, so that it counts once', () => {
  for (const control of document.querySelectorAll('button'))
    control.addEventListener('click', () => pressed.push(control.id));
  element('#cart').click();
  expect(pressed).toEqual([]);
  document.dispatchEvent(new Event(SHOP_STARTED));
  expect(pressed).toEqual(['cart']);
});

it('presses nothing that was not pressed, that has gone, or that is pressed later', () => {
  element('p').click();
  element('#cart').click();
  element('#cart').remove();
  startScripts();
  element('#menu').click();
  expect(pressed).toEqual(['menu']);
});
