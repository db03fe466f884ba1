import { HEAD_MARK, type HeadElement, type PageHead } from '../contract/pages/pageHead.ts';

/** Makes the head of a document that of a page; what is already right stays as it is. */
export function applyPageHead(page: Document, { title, elements }: PageHead): void {
  page.title = title;
  const present = [...page.head.querySelectorAll(`[${HEAD_MARK}]`)];
  const wanted = elements.map((element) => elementOf(page, element));
  const isIn = (others: readonly Element[], element: Element) =>
    others.some((other) => other.isEqualNode(element));
  for (const element of present) if (!isIn(wanted, element)) element.remove();
  page.head.append(...wanted.filter((element) => !isIn(present, element)));
}

function elementOf(page: Document, { tag, attributes }: HeadElement): HTMLElement {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
