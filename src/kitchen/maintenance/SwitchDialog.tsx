import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { switchMaintenance } from '../api/shop.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';

interface SwitchDialogProps {
  /** The state after the switch. */
  on: boolean;
  close: () => void;
}

export function SwitchDialog({ on, close }: SwitchDialogProps) {
  const text = useText();
  // The page shows the new state before the dialog closes.
  const [wanted] = useState(on);
  const turn = useAction(switchMaintenance, {
    done: wanted ? 'maintenance.closed' : 'maintenance.opened',
    then: close,
  });
  return (
    <ConfirmDialog
      title={text(wanted ? 'maintenance.closeTitle' : 'maintenance.openTitle')}
      action={text(wanted ? 'maintenance.close' : 'maintenance.open')}
      isRunning={turn.isRunning}
      error={turn.error}
      confirm={() => turn.run(wanted)}
      close={close}
    >
      <Typography>{text(wanted ? 'maintenance.closeText' : 'maintenance.openText')}</Typography>
    </ConfirmDialog>
  );
}
