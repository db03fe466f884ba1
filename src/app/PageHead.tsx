import { use, useLayoutEffect, useMemo, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useSelector } from 'react-redux';
import {
  HEAD_MARK,
  pageHead,
  pageName,
  type HeadElement,
  type HeadText,
} from '../contract/pages/pageHead.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { selectPathname } from '../routing/routerSlice.ts';
import { selectPage } from './pageSelectors.ts';
import { SettingsContext } from './settings.ts';

const textOf =
  (intl: IntlShape): HeadText =>
  (id, values) =>
    intl.formatMessage({ id }, values);

/** The head of the document follows the store, so that a replayed session moves it too. */
export function PageHead() {
  const intl = useIntl();
  const language = useLanguage();
  const page = useSelector(selectPage);
  const { publicUrl } = use(SettingsContext);
  const head = useMemo(
    () => pageHead(page, { language, publicUrl, text: textOf(intl) }),
    [page, language, publicUrl, intl],
  );
  useLayoutEffect(() => {
    document.title = head.title;
    replaceElements(document, head.elements);
  }, [head]);
  return null;
}

/** Announces each new page to a screen reader, which reads the first page by itself. */
export function RouteAnnouncer() {
  const title = pageName(useSelector(selectPage), textOf(useIntl()));
  const pathname = useSelector(selectPathname);
  const [first] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && pathname !== first) setHasMoved(true);
  return (
    <p aria-live="polite" aria-atomic="true" className="visuallyHidden">
      {hasMoved && title}
    </p>
  );
}

/** Gives the head of a document these elements; those that are already right stay as they are. */
function replaceElements(page: Document, elements: readonly HeadElement[]): void {
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
