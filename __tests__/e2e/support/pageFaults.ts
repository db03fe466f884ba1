import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Rules that are broken, with where. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Loading it takes a page as long as checking for faults, so it is loaded once and not for each check.
  const isLoaded = await page.evaluate(() => window.axe !== undefined);
  if (!isLoaded) await page.evaluate(axeScript);
  return page.evaluate(async () => {
    const results = await window.axe?.run({
      resultTypes: ['violations'],
      // axe leaves this rule out by default: the accessible name has to contain the visible text.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    if (results === undefined) throw new Error('axe is not loaded.');
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  });
}

/** Whether the next key press goes to an element of the page, as after every closed dialog. */
export const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== document.body && document.activeElement !== null);

/** All texts of the page: visible ones, and accessible names. */
export function textsInSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title];
    const own = document.documentElement.lang;
    // The other language's name, and dates of the browser's own fields, say so themselves.
    const isOwn = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === own;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, previousSibling, textContent: text } = walker.currentNode;
      if (!parent || !isOwn(parent) || !parent.checkVisibility() || !text) continue;
      // A line break inside of these characters still belongs to one word.
      const begun = previousSibling?.nodeName === 'WBR' ? (texts.pop() ?? '') : '';
      texts.push(begun + text.trim());
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!isOwn(element) || !element.checkVisibility()) continue;
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']) {
        const text = element.getAttribute(name);
        if (text) texts.push(text.trim());
      }
    }
    return texts.filter((text) => text !== '');
  });
}

/** Fields of codes, numbers and days, which run from the left, that do not stand where the page's texts begin. */
export function valuesAwayFromStart(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const start = document.dir === 'rtl' ? 'right' : 'left';
    return [...document.querySelectorAll('input[dir="ltr"], input[type="date"]')]
      .filter((field) => field.checkVisibility() && getComputedStyle(field).textAlign !== start)
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

/**
 * Texts, pictures and fields that reach out of the window, or out of a box that hides what is too
 * much. What can be scrolled to is not cut off.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const seen = { opacityProperty: true, visibilityProperty: true };
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > width + 1,
      );
      const names = wide.map(({ outerHTML }) => outerHTML.slice(0, 80)).join(' ');
      faults.push(
        `The page is ${document.documentElement.scrollWidth} wide, the window ${width}: ${names}`,
      );
    }
    const isHidden = (box: DOMRect) => box.width <= 1 || box.height <= 1;
    const check = (name: string, box: DOMRect, from: Element | null) => {
      if (isHidden(box)) return;
      for (let holder = from; holder; holder = holder.parentElement) {
        const { overflowX, textOverflow, position, clipPath } = getComputedStyle(holder);
        // Hidden from sight, for readers alone.
        if (clipPath === 'inset(50%)') return;
        if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return;
        if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
        const edge = holder.getBoundingClientRect();
        if (textOverflow === 'ellipsis') return;
        if (box.left < edge.left - 1 || box.right > edge.right + 1) {
          const by = Math.round(Math.max(edge.left - box.left, box.right - edge.right));
          const own = Math.round(box.width);
          const its = `${holder.localName}.${holder.className}, ${Math.round(edge.width)} px`;
          faults.push(`${name}, ${own} px, reaches ${by} px out of its box (${its})`);
          return;
        }
      }
      if (box.left < -1 || box.right > width + 1) faults.push(`${name} reaches out of the window`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: text } = walker.currentNode;
      if (!parent?.checkVisibility(seen) || !text?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      check(`“${text.trim().slice(0, 40)}”`, range.getBoundingClientRect(), parent);
    }
    const solid = 'button, input, select, textarea, img, a';
    for (const element of document.body.querySelectorAll(solid)) {
      // A switch's input is invisible, and lies over the switch and beyond.
      if (!element.checkVisibility(seen)) continue;
      const name = element.getAttribute('name') ?? element.getAttribute('src') ?? '';
      check(
        `<${element.localName} ${name}>`,
        element.getBoundingClientRect(),
        element.parentElement,
      );
    }
    return faults;
  });
}
