import type { Page } from '@playwright/test';
import type { Flow, Sight } from '../../support/flows.ts';
import { readScreen, type ScreenContent } from './readScreen.ts';

interface ScreenDifference {
  /** `title`, or `fields.email`. */
  what: string;
  live: string | null;
  replayed: string | null;
}

/** Where a replay shows something else than the customer saw. */
interface Difference extends ScreenDifference {
  moment: number;
  action: string;
}

/** Goes from moment to moment with the bar's button, beginning with the first one. */
export function stepThrough(page: Page, moments: number, seen: readonly Sight[]) {
  const args = [readScreen, differencesOf, moments, JSON.stringify(seen)].join(', ');
  return page.evaluate<Difference[]>(`(${goThrough.toString()})(${args})`);
}

/** Runs in the page. */
async function goThrough(
  see: () => ScreenContent,
  compare: (live: ScreenContent, replayed: ScreenContent) => ScreenDifference[],
  moments: number,
  seen: readonly Sight[],
): Promise<Difference[]> {
  const TIMEOUT_MS = 3000;
  const bar = document.querySelector('section[aria-label="Replay"]')!;
  const next = [...bar.querySelectorAll('button')].find(({ innerText }) => innerText === 'Next')!;
  const all: Difference[] = [];
  for (let moment = 0; moment < moments; moment += 1) {
    const sight = seen.find((one) => one.moment === moment);
    const differences = () => {
      const [action = '', path = ''] = [...bar.querySelectorAll('code')]
        .map(({ innerText }) => innerText)
        .slice(-2);
      const found = sight === undefined ? [] : compare(sight, { ...see(), path });
      const problem = bar.querySelector('[role="alert"]');
      if (problem) found.push({ what: 'problem', live: null, replayed: problem.textContent });
      return found.map((difference) => ({ moment, action, ...difference }));
    };
    const begun = performance.now();
    let found = differences();
    while (found.length > 0 && performance.now() - begun < TIMEOUT_MS) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      found = differences();
    }
    all.push(...found);
    next.click();
    // React renders once the press is over.
    await Promise.resolve();
  }
  return all;
}

/** Runs in the page. Masked text of the replay matches any text. */
function differencesOf(live: ScreenContent, replayed: ScreenContent): ScreenDifference[] {
  const MASK = '•••';
  // No recording holds the answers, nor what they hide and show.
  const isHealth = live.path.startsWith('/dislikes-allergies/');
  const ASKED_OF_EVERYBODY = ['age', 'height', 'weight', 'health_consent'];
  const found: ScreenDifference[] = [];
  const agree = (was: string, is: string) => {
    const parts = is.split(MASK).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.+')}$`).test(was);
  };
  const check = (what: string, was: string | null, is: string | null) => {
    if (was === is || (was !== null && is !== null && agree(was, is))) return;
    found.push({ what, live: was, replayed: is });
  };
  check('path', live.path, replayed.path);
  check('title', live.title, replayed.title);
  check('dialog', live.dialog, replayed.dialog);
  const text = isHealth ? alike(live.text, replayed.text) : replayed.text;
  const lines = Math.max(live.text.length, text.length);
  for (let line = 0; line < lines; line += 1) {
    const before = found.length;
    check(`text.${line}`, live.text[line] ?? null, text[line] ?? null);
    // The following lines are only shifted.
    if (found.length > before) break;
  }
  for (const name of new Set([...Object.keys(live.fields), ...Object.keys(replayed.fields)])) {
    if (isHealth && !ASKED_OF_EVERYBODY.includes(name)) continue;
    check(`fields.${name}`, live.fields[name] ?? null, replayed.fields[name] ?? null);
  }
  return found;

  /** The items of the second list that the first one has, in the first one's order. */
  function alike(lines: readonly string[], others: readonly string[]): readonly string[] {
    const rest = [...others];
    return lines.flatMap((line) => {
      const at = rest.findIndex((other) => agree(line, other));
      return at < 0 ? [] : rest.splice(0, at + 1).slice(-1);
    });
  }
}

/** Actions that the page dispatches itself. */
const OF_THE_PAGE = /^(?:drafts|persist|router|unsaved)\//;

/**
 * Presses all that can be pressed at each moment that was seen, and wherever the customer pressed something; what it
 * was called.
 */
export async function pressEverything(
  page: Page,
  { entries, seen }: Pick<Flow, 'entries' | 'seen'>,
): Promise<string[]> {
  // The moment of a click already shows its result: a button that is waiting cannot be pressed.
  const presses = entries.flatMap(({ cause, action }, index) =>
    cause === null && !OF_THE_PAGE.test(action.type) ? [index - 1] : [],
  );
  const moments = new Set([...seen.map(({ moment }) => moment), ...presses]);
  const pressed = new Set<string>();
  for (const moment of moments) {
    await page.getByLabel('Moment').fill(String(Math.max(moment, 0)));
    for (const name of await page.evaluate(pressAll)) pressed.add(name);
  }
  return [...pressed];
}

/** Runs in the page. */
function pressAll(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('a, button, label')].filter(
    (control) => control.closest('section[aria-label="Replay"]') === null,
  );
  const names = controls
    .filter((control) => !control.matches(':disabled, [aria-disabled="true"]'))
    .map((control) => control.ariaLabel ?? control.innerText.trim());
  for (const control of controls) {
    // A link that an earlier press has removed would be followed past React.
    if (control.isConnected) control.click();
  }
  for (const form of document.forms) form.requestSubmit();
  return names;
}
