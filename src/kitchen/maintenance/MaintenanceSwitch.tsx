import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Maintenance } from '../../contract/wire/staff/shop.ts';
import { useText } from '../i18n/useText.ts';
import { SwitchDialog } from './SwitchDialog.tsx';

/** Whether customers can use the shop. A change is confirmed first, with what they will see. */
export function MaintenanceSwitch({ maintenance }: { maintenance: Maintenance }) {
  const text = useText();
  const [isAsked, setIsAsked] = useState(false);
  const { on, by_environment: byEnvironment } = maintenance;
  return (
    <Card component="section" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
      <FormControlLabel
        control={<Switch checked={on} disabled={byEnvironment} onChange={() => setIsAsked(true)} />}
        label={text('maintenance.on')}
      />
      <Typography>{text(on ? 'maintenance.isClosed' : 'maintenance.isOpen')}</Typography>
      {byEnvironment && <Alert severity="info">{text('maintenance.byEnvironment')}</Alert>}
      {isAsked && <SwitchDialog on={!on} close={() => setIsAsked(false)} />}
    </Card>
  );
}
