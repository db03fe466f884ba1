import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLastNonNull } from '../../../ui/useLastNonNull.ts';
import {
  languageCancelled,
  languageConfirmed,
  selectIsAskingLanguage,
} from '../languageSwitchSlice.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const ConfirmDialog = lazyPart(
  async () => (await import('../../../ui/ConfirmDialog.tsx')).ConfirmDialog,
);

/** Switching the language reloads the page, so a customer with unsaved work is asked first. */
export function LanguageDialog() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isAsking = useSelector(selectIsAskingLanguage);
  const wasAsked = useLastNonNull(isAsking ? true : null);
  const text = (id: string) => intl.formatMessage({ id });
  if (wasAsked === null) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open={isAsking}
        title={text('language.switch.title')}
        confirmLabel={text('language.switch.confirm')}
        cancelLabel={text('common.cancel')}
        closeLabel={text('common.close')}
        onConfirm={() => dispatch(languageConfirmed())}
        onCancel={() => dispatch(languageCancelled())}
      >
        {text('language.switch.loss')} {text('language.switch.question')}
      </ConfirmDialog>
    </Suspense>
  );
}
