import type { Failure } from '../api/failure.ts';
import { useFailureReasons } from '../forms/useFailureReasons.ts';
import { Alert } from '../ui/Alert.tsx';

/** Why a call failed, with everything that the server names. */
export function FailureAlert({ failure }: { failure: Failure }) {
  const reasonsOf = useFailureReasons();
  return (
    <Alert tone="danger">
      {reasonsOf(failure).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Alert>
  );
}
