import { createSelector } from '@reduxjs/toolkit';
import { matchRoute } from '../contract/pages/matchRoute.ts';
import type { Page } from '../contract/pages/pageHead.ts';
import { selectHome } from '../features/home/homeSlice.ts';
import { selectLanguage } from '../features/language/languageSlice.ts';
import { selectProductState } from '../features/product/productSlice.ts';
import { pickText } from '../contract/languages.ts';
import { selectPathname } from '../routing/routerSlice.ts';

const NOT_FOUND: Page = { match: null, product: null };

const selectCards = (state: Parameters<typeof selectHome>[0]) =>
  selectHome(state).package_categories;

/** The page of the store's route. A package has its name from its card until it is loaded. */
export const selectPage = createSelector(
  [selectPathname, selectLanguage, selectProductState, selectCards],
  (pathname, language, { categoryId, product, failure }, cards): Page => {
    const match = matchRoute(pathname);
    if (match === null) return NOT_FOUND;
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
