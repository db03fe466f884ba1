import { use, useLayoutEffect, useMemo, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useSelector } from 'react-redux';
import {
  HEAD_MARK,
  pageHead,
  pageName,
  type HeadElement,
  type HeadText,
  type Page,
} from '../contract/pages/pageHead.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { selectPathname } from '../routing/routerSlice.ts';
import { SettingsContext } from './settings.ts';
import { createSelector } from '@reduxjs/toolkit';
import { matchRoute } from '../contract/pages/matchRoute.ts';
import { selectHome } from '../features/home/homeSlice.ts';
import { selectLanguage } from '../features/language/languageSlice.ts';
import { selectRouteAppointmentEntry } from '../features/appointments/appointmentsSelectors.ts';
import { selectProductState } from '../features/product/productSlice.ts';
import { pickText } from '../contract/languages.ts';

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

/** Announces each new page to screen readers, which read the first page on their own. */
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

const NOT_FOUND: Page = { match: null, product: null };

const selectCards = (state: Parameters<typeof selectHome>[0]) =>
  selectHome(state).package_categories;

/** The page of the store's route. A package has its name from its card until it is loaded. */
const selectPage = createSelector(
  [selectPathname, selectLanguage, selectProductState, selectCards, selectRouteAppointmentEntry],
  (pathname, language, { categoryId, product, failure }, cards, appointment): Page => {
    const match = matchRoute(pathname);
    if (match === null) return NOT_FOUND;
    if (match.name === 'appointmentConfirmed' && appointment.item !== null) {
      const { status } = appointment.item;
      return { match, product: null, heading: `appointments.confirmed.${status}.title` };
    }
    if (match.name !== 'packageCategory') return { match, product: null };
    const id = Number(match.params['id']);
    const isCurrent = categoryId === id;
    if (isCurrent && failure?.code === 404) return NOT_FOUND;
    if (isCurrent && product !== null) {
      const { category } = product;
      const name = pickText(category, 'name', language);
      return { match, product: { name, description: pickText(category, 'description', language) } };
    }
    const card = cards.find((it) => it.id === id);
    if (card === undefined) return { match, product: null };
    const name = pickText(card, 'name', language);
    return { match, product: { name, description: pickText(card, 'tagline', language) } };
  },
);
