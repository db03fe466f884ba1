import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Engine, Viewport } from './Engine.ts';
import { isReady, locate, type Step, type Words } from './inPage.ts';

const WAIT = { timeout: 20_000, intervals: [50, 100, 100, 200] };
const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

type Name = string | RegExp;
interface Named {
  name?: Name;
  exact?: boolean;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Playwright's reading of a name: a part of the words in any case, unless it is exact. */
function wordsOf(name: Name, exact = false): Words {
  if (name instanceof RegExp) return { source: name.source, flags: name.flags };
  const source = escaped(name.replace(/\s+/g, ' ').trim());
  return exact ? { source: `^${source}$`, flags: '' } : { source, flags: 'i' };
}

/**
 * The part of Playwright's Page that the classes of `pages/` use, on a browser that Playwright does not
 * drive. Like there, actions wait until the element can take them.
 */
export class EnginePage {
  readonly #engine: Engine;
  readonly #baseUrl: string;
  readonly #viewport: Viewport;
  #url = '';

  constructor(engine: Engine, baseUrl: string, viewport: Viewport) {
    this.#engine = engine;
    this.#baseUrl = baseUrl;
    this.#viewport = viewport;
  }

  /** For the classes of `pages/`. A call of a missing method fails as not being a function. */
  asPage(): Page {
    return this as unknown as Page;
  }

  async goto(path: string): Promise<void> {
    await this.#engine.open(new URL(path, this.#baseUrl).href);
  }

  /** Where the last wait for an address or an element found the page. */
  url(): string {
    return this.#url;
  }

  viewportSize(): Viewport {
    return this.#viewport;
  }

  async waitForURL(wanted: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    const fits = (url: string) => {
      if (typeof wanted === 'function') return wanted(new URL(url));
      if (wanted instanceof RegExp) return wanted.test(url);
      return new RegExp(`${escaped(wanted.replaceAll('*', ''))}[^/]*$`).test(url);
    };
    await expect(async () => {
      this.#url = await this.#engine.evaluate<string>('location.href');
      expect(fits(this.#url), this.#url).toBe(true);
    }).toPass(WAIT);
  }

  readonly #root = () => new EngineLocator(this, []);
  locator = (css: string) => this.#root().locator(css);
  getByRole = (role: string, named?: Named) => this.#root().getByRole(role, named);
  getByText = (text: Name, named?: Named) => this.#root().getByText(text, named);
  getByLabel = (text: Name, named?: Named) => this.#root().getByLabel(text, named);

  /**
   * Evaluates a function of the page's elements; `found` are those at the end of the steps. Testing Library, which
   * finds elements by role and name, is injected into each loaded page.
   */
  async evaluate<T>(steps: readonly Step[], body: string): Promise<T> {
    const expression = `typeof TestingLibraryDom === 'object'
      ? { url: location.href, value: ${expressionOf(steps, body)} }
      : null`;
    // Found in the same call: before the next one, another page may be loaded.
    for (let page = 0; page < PAGES_AT_MOST; page += 1) {
      const answer = await this.#engine.evaluate<{ url: string; value: T } | null>(expression);
      if (answer !== null) {
        this.#url = answer.url;
        return answer.value;
      }
      await this.#engine.evaluate(`(() => { ${library} })()`);
    }
    throw new Error('One page is loaded after the other.');
  }

  async act(steps: readonly Step[], action: (element: string) => Promise<void>): Promise<void> {
    await expect(async () => {
      const ready = await this.evaluate<boolean>(
        steps,
        `found.length > 0 && (${isReady.toString()})(found[0])`,
      );
      expect(ready, JSON.stringify(steps)).toBe(true);
      await action(expressionOf(steps, 'found[0]'));
    }).toPass(WAIT);
  }

  press = (steps: readonly Step[]) => this.act(steps, (element) => this.#engine.press(element));

  type = (steps: readonly Step[], text: string) =>
    this.act(steps, (element) => this.#engine.type(element, text));
}

/** A page loaded between two reads of one element. */
const PAGES_AT_MOST = 10;

const expressionOf = (steps: readonly Step[], body: string) =>
  `((found) => ${body})((${locate.toString()})(${JSON.stringify(steps)}))`;

class EngineLocator {
  readonly #page: EnginePage;
  readonly #steps: readonly Step[];

  constructor(page: EnginePage, steps: readonly Step[]) {
    this.#page = page;
    this.#steps = steps;
  }

  locator = (css: string) => this.#with({ css });
  getByRole = (role: string, { name, exact }: Named = {}) =>
    this.#with({ role, name: name === undefined ? null : wordsOf(name, exact) });
  getByText = (text: Name, { exact }: Named = {}) => this.#with({ text: wordsOf(text, exact) });
  getByLabel = (text: Name, { exact }: Named = {}) => this.#with({ label: wordsOf(text, exact) });
  first = () => this.nth(0);
  last = () => this.nth(-1);
  nth = (nth: number) => this.#with({ nth });
  or = (other: EngineLocator) => this.#with({ or: other.#steps });

  filter({ visible, hasText }: { visible?: true; hasText?: Name }): EngineLocator {
    const seen = visible ? this.#with({ visible }) : this;
    return hasText === undefined ? seen : seen.#with({ hasText: wordsOf(hasText) });
  }

  click = () => this.#page.press(this.#steps);
  fill = (text: string) => this.#page.type(this.#steps, text);
  count = () => this.#page.evaluate<number>(this.#steps, 'found.length');

  async check(): Promise<void> {
    if (await this.#page.evaluate<boolean>(this.#steps, 'found[0]?.checked === true')) return;
    await this.click();
  }

  /** The list of a choice belongs to the system, not to the page. */
  async selectOption({ index }: { index: number }): Promise<void> {
    await this.waitFor();
    const choose = `(found[0].selectedIndex = ${index},
      found[0].dispatchEvent(new Event('change', { bubbles: true })))`;
    await this.#page.evaluate(this.#steps, choose);
  }

  async innerText(): Promise<string> {
    await this.waitFor();
    return this.#page.evaluate<string>(this.#steps, 'found[0].innerText');
  }

  async waitFor({ state = 'visible' }: { state?: string } = {}): Promise<void> {
    const isHere = state === 'visible' || state === 'attached';
    const seen = state === 'visible' || state === 'hidden' ? this.filter({ visible: true }) : this;
    const message = `${JSON.stringify(this.#steps)} is ${state}`;
    await expect(async () => {
      expect((await seen.count()) > 0, message).toBe(isHere);
    }).toPass(WAIT);
  }

  #with(step: Step): EngineLocator {
    return new EngineLocator(this.#page, [...this.#steps, step]);
  }
}
