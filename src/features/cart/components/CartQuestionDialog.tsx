import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useLastNonNull } from '../../../ui/useLastNonNull.ts';
import { selectQuestion, selectRemoval, type Question } from '../cartSelectors.ts';
import { questionDismissed, removalSubmitted } from '../cartSlice.ts';

/** Asks before a line, or all of them, are removed. */
export function CartQuestionDialog() {
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const current = useSelector(selectQuestion);
  const question = useLastNonNull(current);
  const { status, failure } = useSelector(selectRemoval);
  const texts = useQuestionTexts(question);
  if (question === null || texts === null) return null;
  return (
    <ConfirmDialog
      {...texts}
      open={current !== null}
      tone="danger"
      loading={status === 'sending'}
      error={failure ? failureText(failure) : undefined}
      onCancel={() => dispatch(questionDismissed())}
      onConfirm={() => dispatch(removalSubmitted(question.subject))}
    >
      {texts.description}
    </ConfirmDialog>
  );
}

function useQuestionTexts(question: Question | null) {
  const intl = useIntl();
  const language = useLanguage();
  if (question === null) return null;
  const shared = {
    cancelLabel: intl.formatMessage({ id: 'cart.confirm.keep' }),
    closeLabel: intl.formatMessage({ id: 'common.close' }),
  };
  if (question.line === null) {
    return {
      ...shared,
      title: intl.formatMessage({ id: 'cart.clearConfirm.title' }),
      description: intl.formatMessage({ id: 'cart.clearConfirm.text' }),
      confirmLabel: intl.formatMessage({ id: 'cart.clear' }),
    };
  }
  const name = pickText(question.line.package, 'name', language);
  return {
    ...shared,
    title: intl.formatMessage({ id: 'cart.removeConfirm.title' }, { package: name }),
    description: intl.formatMessage({ id: 'cart.removeConfirm.text' }),
    confirmLabel: intl.formatMessage({ id: 'cart.confirm.remove' }),
  };
}
