/** How an element is found, step by step from the document. */
export type Step =
  | { css: string }
  | { role: string; name: Words | null }
  | { text: Words }
  | { label: Words }
  | { hasText: Words }
  | { visible: true }
  | { nth: number }
  | { or: readonly Step[] };

/** A regular expression. */
export interface Words {
  source: string;
  flags: string;
}

interface TestingLibrary {
  queryAllByRole: (root: HTMLElement, role: string, options: object) => HTMLElement[];
  queryAllByLabelText: (root: HTMLElement, label: RegExp) => HTMLElement[];
}

/** Runs in the page, so it can use nothing from outside but the injected Testing Library. */
export function locate(steps: readonly Step[]): Element[] {
  const { queryAllByRole, queryAllByLabelText } = (
    window as unknown as { TestingLibraryDom: TestingLibrary }
  ).TestingLibraryDom;
  const expression = ({ source, flags }: Words) => new RegExp(source, flags);
  const wordsOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const descendants = (root: Element, step: Step): Element[] => {
    const within = root as HTMLElement;
    if ('css' in step) return [...root.querySelectorAll(step.css)];
    if ('role' in step) {
      return queryAllByRole(within, step.role, step.name ? { name: expression(step.name) } : {});
    }
    if ('label' in step) return queryAllByLabelText(within, expression(step.label));
    if (!('text' in step)) return [];
    const says = (element: Element) => expression(step.text).test(wordsOf(element));
    return [...root.querySelectorAll('*')].filter(
      (element) => says(element) && ![...element.children].some(says),
    );
  };
  const follow = (from: readonly Element[], path: readonly Step[]): Element[] =>
    path.reduce<Element[]>(
      (found, step) => {
        if ('visible' in step) return found.filter(isVisible);
        if ('nth' in step) return found.slice(step.nth, step.nth + 1 || undefined);
        if ('hasText' in step) {
          return found.filter((element) => expression(step.hasText).test(wordsOf(element)));
        }
        if ('or' in step) return [...found, ...follow([document.body], step.or)];
        return [...new Set(found.flatMap((root) => descendants(root, step)))];
      },
      [...from],
    );
  return follow([document.body], steps);
}

/** Runs in the page: scrolls to the element; true once it rests there, enabled and covered by nothing. */
export function isReady(element: HTMLElement & { restedAt?: string }): boolean {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = [left, top, width, height].join();
  const rests = element.restedAt === place;
  element.restedAt = place;
  if (!rests || element.matches(':disabled, [aria-disabled="true"]')) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return (
    hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
  );
}
