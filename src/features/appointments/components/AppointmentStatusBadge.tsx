import { useIntl } from 'react-intl';
import type { AppointmentStatus } from '../../../contract/wire/appointment.ts';
import { Badge, type BadgeProps } from '../../../ui/Badge.tsx';

const TONES: Readonly<Record<AppointmentStatus, BadgeProps['tone']>> = {
  pending: 'warning',
  received: 'brand',
  accepted: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  failed: 'danger',
};

export function AppointmentStatusBadge({ status }: { status: AppointmentStatus }) {
  const intl = useIntl();
  return (
    <Badge tone={TONES[status]}>
      {intl.formatMessage({ id: `appointments.status.${status}` })}
    </Badge>
  );
}
