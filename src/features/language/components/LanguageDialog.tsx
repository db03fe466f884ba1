import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyShopPart } from '../../../i18n/lazyShopPart.ts';
import { useLastNonNull } from '../../../ui/useLastNonNull.ts';
import { selectIsAskingLanguage } from '../languageSwitchSlice.ts';

const LanguageQuestion = lazyShopPart(
  async () => (await import('./LanguageQuestion.tsx')).LanguageQuestion,
);

/** Switching the language reloads the page, so a customer with unsaved work is asked first. */
export function LanguageDialog() {
  const isAsking = useSelector(selectIsAskingLanguage);
  const wasAsked = useLastNonNull(isAsking ? true : null);
  if (wasAsked === null) return null;
  return (
    <Suspense fallback={null}>
      <LanguageQuestion open={isAsking} />
    </Suspense>
  );
}
