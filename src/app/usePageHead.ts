import { use, useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useSelector } from 'react-redux';
import { pageHead, pageName, type HeadText, type PageHead } from '../contract/pages/pageHead.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { selectPage } from './pageSelectors.ts';
import { SettingsContext } from './settings.ts';

const textOf =
  (intl: IntlShape): HeadText =>
  (id, values) =>
    intl.formatMessage({ id }, values);

/** What the page of the store's route is called, without the shop's name. */
export function usePageTitle(): string {
  return pageName(useSelector(selectPage), textOf(useIntl()));
}

export function usePageHead(): PageHead {
  const intl = useIntl();
  const language = useLanguage();
  const page = useSelector(selectPage);
  const { publicUrl } = use(SettingsContext);
  return useMemo(
    () => pageHead(page, { language, publicUrl, text: textOf(intl) }),
    [page, language, publicUrl, intl],
  );
}
