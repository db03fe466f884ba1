import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ApiRequest } from '../../api/client.ts';
import { useAction } from '../api/useAction.ts';
import type { TextKey } from '../i18n/texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface AskedButtonProps {
  label: string;
  /** The accessible name, where several buttons have the same label. */
  name: string;
  title: string;
  /** The consequences for others. */
  text: string;
  request: () => ApiRequest<unknown>;
  done: TextKey;
}

/** Does something that others notice, after asking. */
export function AskedButton({ label, name, title, text, request, done }: AskedButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const action = useAction(request, { done, then: () => setIsAsked(false) });
  return (
    <>
      <Button size="small" aria-label={name} onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={title}
          action={label}
          isRunning={action.isRunning}
          error={action.error}
          confirm={() => action.run(undefined)}
          close={() => setIsAsked(false)}
        >
          <Typography>{text}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
