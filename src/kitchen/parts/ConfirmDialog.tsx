import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';
import { Failure } from './Failure.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** The label of the confirming button. */
  action: string;
  isRunning: boolean;
  error: unknown;
  confirm: () => void;
  close: () => void;
}

/** Asks before something is done that others notice; stays open where it fails. Shown while it is rendered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const text = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={props.close} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <div>{props.children}</div>
        {props.error != null && <Failure error={props.error} />}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={props.close}>{text('form.cancel')}</Button>
        <Button variant="contained" loading={props.isRunning} onClick={props.confirm}>
          {props.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
