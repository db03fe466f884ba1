import { startPage } from '../../../src/app/startPage.ts';
import { PAGE_SCRIPTS, SHOP_STARTED } from '../../../src/contract/pages/renderedPage.ts';

const SCRIPTS = { scripts: ['/runtime.js', '/main.js'], preloads: ['/home.js'] };
const pressed: string[] = [];

beforeEach(() => {
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
function startShop(): void {
  for (const control of document.querySelectorAll('button, input'))
    control.addEventListener('click', () => pressed.push(control.id));
  document.dispatchEvent(new Event(SHOP_STARTED));
}

it('fetches the scripts once the page has loaded, and once', () => {
  expect(fetched()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(fetched()).toEqual([]);
  jest.runAllTimers();
  expect(fetched()).toEqual(['/home.js', '/runtime.js', '/main.js']);
  expect([...document.scripts].filter(({ src }) => src).every((script) => !script.async)).toBe(
    true,
  );
});

it('fetches them though a picture never comes', () => {
  jest.advanceTimersByTime(5000);
  expect(fetched()).toContain('/main.js');
});

it.each(['pointerdown', 'keydown'])('fetches them at once on %s', (intent) => {
  element('p').dispatchEvent(new Event(intent, { bubbles: true }));
  expect(fetched()).toContain('/main.js');
});

it('presses again what was pressed, each once and in its order, once the shop has started', () => {
  element('#menu i').click();
  element('label').click();
  element('#cart').click();
  element('#menu i').click();
  expect(document.documentElement).toHaveAttribute('data-pressed');
  expect(element('#days')).not.toBeChecked();
  startShop();
  expect(pressed).toEqual(['days', 'cart', 'menu']);
  expect(element('#days')).toBeChecked();
  expect(document.documentElement).not.toHaveAttribute('data-pressed');
});

it('presses nothing that was not pressed, that has gone, or that is pressed later', () => {
  element('p').click();
  element('#cart').click();
  element('#cart').remove();
  startShop();
  element('#menu').click();
  expect(pressed).toEqual(['menu']);
});
