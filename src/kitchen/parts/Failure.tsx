import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useText } from '../i18n/useText.ts';
import { useFailureText } from './useFailureText.ts';

interface FailureProps {
  error: unknown;
  /** Undefined where what failed can be pressed again. */
  retry?: () => void;
}

/** Stays until it is tried again. */
export function Failure({ error, retry }: FailureProps) {
  const text = useText();
  const failureText = useFailureText();
  return (
    <Alert
      severity="error"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      action={
        retry && (
          <Button color="inherit" variant="outlined" onClick={retry}>
            {text('failure.retry')}
          </Button>
        )
      }
    >
      {failureText(error)}
    </Alert>
  );
}
