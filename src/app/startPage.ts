import { PAGE_SCRIPTS, SHOP_STARTED, type PageScripts } from '../contract/pages/renderedPage.ts';
import { onceShown } from './onceShown.ts';

/** Input that makes the scripts load at once. */
const INTENTS = ['pointerdown', 'keydown'] as const;
const CONTROLS = 'button, input';
/** An upper bound: a picture that never loads, or a hidden tab, must not delay the shop for good. */
const SCRIPTS_LATEST_MS = 5000;

/**
 * Runs in a page rendered by the server before the rest of the storefront: fetches its scripts after the first paint,
 * and repeats clicks that came before they ran. Links work without it.
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
    // React, which may already be listening, would handle it a first time.
    event.stopImmediatePropagation();
    // Several clicks on one control count once, after the clicks on others.
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

function fetchScripts(document: Document): void {
  const block = document.getElementById(PAGE_SCRIPTS);
  if (block === null) return;
  block.remove();
  const { scripts, preloads } = JSON.parse(block.textContent) as PageScripts;
  const links = preloads.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
  );
  // In document order, although a script adds them.
  const elements = scripts.map((src) =>
    Object.assign(document.createElement('script'), { src, async: false }),
  );
  document.head.append(...links, ...elements);
}
