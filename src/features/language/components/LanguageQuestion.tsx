import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { languageCancelled, languageConfirmed } from '../languageSwitchSlice.ts';

export function LanguageQuestion({ open }: { open: boolean }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <ConfirmDialog
      open={open}
      title={text('language.switch.title')}
      confirmLabel={text('language.switch.confirm')}
      cancelLabel={text('common.cancel')}
      closeLabel={text('common.close')}
      onConfirm={() => dispatch(languageConfirmed())}
      onCancel={() => dispatch(languageCancelled())}
    >
      {text('language.switch.loss')} {text('language.switch.question')}
    </ConfirmDialog>
  );
}
