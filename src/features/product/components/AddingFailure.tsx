import { useSelector } from 'react-redux';
import { serverMessages } from '../../../forms/serverMessages.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { useFormTexts } from '../../../forms/useFormTexts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { selectProductState } from '../productSlice.ts';

/** Why the choices could not be put into the cart; they stay as they are. */
export function AddingFailure() {
  const { adding } = useSelector(selectProductState);
  const textOf = useFailureText();
  const { nameOf } = useFormTexts();
  if (adding.failure === null) return null;
  const [, ...reasons] = Object.values(serverMessages(adding.failure, nameOf));
  return (
    <Alert tone="danger" title={textOf(adding.failure)}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Alert>
  );
}
