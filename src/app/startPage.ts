import { PAGE_SCRIPTS, SHOP_STARTED, type PageScripts } from '../contract/pages/renderedPage.ts';

/** Somebody does something: what answers it is fetched at once. */
const INTENTS = ['pointerdown', 'keydown'] as const;
const CONTROLS = 'button, input';
/** A picture that never comes, or a tab that nobody looks at, must not hold up the shop. */
const SCRIPTS_LATEST_MS = 5000;

/**
 * In a page of the server, before anything else of the storefront runs: fetches its scripts once the
 * page has been painted, and presses again what was pressed meanwhile. Links lead on by themselves.
 */
export function startPage(window: Window & typeof globalThis): void {
  const { document } = window;
  const { dataset } = document.documentElement;
  const pressed = new Set<HTMLElement>();

  const hurry = () => fetchScripts(document);
  const keepPress = (event: Event) => {
    const { target } = event;
    const control = target instanceof window.Element && target.closest<HTMLElement>(CONTROLS);
    if (!control) return;
    // A choice would be taken back when the page is hydrated, and could not be pressed again.
    event.preventDefault();
    // React, which may hear already, would do it a first time.
    event.stopImmediatePropagation();
    // Several presses of one control count once, after what else was pressed.
    pressed.delete(control);
    pressed.add(control);
    dataset['pressed'] = '';
  };
  const stop = () => {
    for (const intent of INTENTS) document.removeEventListener(intent, hurry);
    document.removeEventListener('click', keepPress, { capture: true });
    delete dataset['pressed'];
    for (const control of pressed) if (control.isConnected) control.click();
  };

  for (const intent of INTENTS) document.addEventListener(intent, hurry);
  document.addEventListener('click', keepPress, { capture: true });
  document.addEventListener(SHOP_STARTED, stop, { once: true });
  window.addEventListener('load', () => onceShown(window, hurry));
  window.setTimeout(hurry, SCRIPTS_LATEST_MS);
}

/** Told by the browser: the load may end long before anything can be seen. */
function onceShown({ PerformanceObserver }: Window & typeof globalThis, act: () => void): void {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    act();
  });
  observer.observe({ type: 'paint', buffered: true });
}

function fetchScripts(document: Document): void {
  const block = document.getElementById(PAGE_SCRIPTS);
  if (block === null) return;
  block.remove();
  const { scripts, preloads } = JSON.parse(block.textContent) as PageScripts;
  const links = preloads.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
  );
  // In their order, though they are added by a script.
  const elements = scripts.map((src) =>
    Object.assign(document.createElement('script'), { src, async: false }),
  );
  document.head.append(...links, ...elements);
}
