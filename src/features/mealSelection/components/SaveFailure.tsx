import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { selectSave } from '../mealSelectionSelectors.ts';

/** Why the server refused the choices, which are kept. */
export function SaveFailure() {
  const intl = useIntl();
  const { failure } = useSelector(selectSave);
  const textOf = useFailureText();
  if (failure === null) return null;
  const reasons = Object.values(failure.errors ?? {}).flat();
  return (
    <Alert tone="danger" title={intl.formatMessage({ id: 'mealSelection.saveFailed' })}>
      {reasons.length === 0 ? (
        <p>{textOf(failure)}</p>
      ) : (
        reasons.map((reason) => <p key={reason}>{reason}</p>)
      )}
    </Alert>
  );
}
