import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Appointment } from '../../../api/appointments.ts';
import { DietitianLine } from '../../../components/appointment/DietitianLine.tsx';
import { useAppointmentRows } from '../../../components/appointment/AppointmentFacts.tsx';
import { useAppointmentTexts } from '../../../components/appointment/useAppointmentTexts.ts';
import type { AppointmentStatus } from '../../../contract/wire/common.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge, type BadgeProps } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import { appointmentCancelPressed } from '../appointmentsSlice.ts';
import styles from './AppointmentCard.module.css';
import { CalendarFileButton } from './CalendarFileButton.tsx';

/** Shown above the other fields, or as the badge. */
const IN_HEAD = ['field.date', 'field.time', 'appointments.status'];

export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const titleId = useId();
  const texts = useAppointmentTexts();
  const rows = useAppointmentRows();
  return (
    <Card as="li" variant="leaf" labelledBy={titleId}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.when}>
            <span>{texts.day(appointment.date)}</span> <bdi>{texts.time(appointment.time)}</bdi>
          </h3>
          <AppointmentStatusBadge status={appointment.status} />
        </div>
        <DietitianLine dietitian={appointment.dietitian} />
        {appointment.message !== null && <Alert tone="warning">{appointment.message}</Alert>}
        <details className={styles.more}>
          <summary>{texts.text('appointments.details')}</summary>
          <SummaryList rows={rows(appointment).filter(({ key }) => !IN_HEAD.includes(key))} />
        </details>
        <CalledOff appointment={appointment} />
        <Actions appointment={appointment} />
      </div>
    </Card>
  );
}

/** Shows who cancelled and why without a further click. */
function CalledOff({ appointment }: { appointment: Appointment }) {
  const texts = useAppointmentTexts();
  const { cancelled_by: by, rejected_reason: reason, refund_due, refunded } = appointment;
  if (by === null) return null;
  return (
    <div className={styles.calledOff}>
      <p>{texts.text(`appointments.calledOff.${by}`)}</p>
      {reason !== null && (
        <p>
          <bdi>{reason}</bdi>
        </p>
      )}
      {refund_due && <p>{texts.text('appointments.refund')}</p>}
      {refunded && <p>{texts.text('appointments.refunded')}</p>}
    </div>
  );
}

function Actions({ appointment }: { appointment: Appointment }) {
  const texts = useAppointmentTexts();
  const dispatch = useDispatch();
  const { id, number, status } = appointment;
  const isOn = status === 'received' || status === 'accepted';
  if (!appointment.payable && !appointment.cancellable && !isOn) return null;
  return (
    <div className={styles.actions}>
      {appointment.payable && (
        <Link
          to={paths.bookingPayment(id)}
          className={buttonClass()}
          aria-label={texts.text('appointments.payOf', { number })}
        >
          {texts.text('appointments.pay')}
        </Link>
      )}
      {isOn && appointment.cancellable && (
        <CalendarFileButton appointment={appointment} variant="secondary" />
      )}
      {appointment.movable && (
        <Link
          to={paths.moveAppointment(id, { dietitianId: appointment.dietitianId })}
          className={buttonClass({ variant: 'secondary' })}
          aria-label={texts.text('appointments.moveOf', { number })}
        >
          {texts.text('appointments.move')}
        </Link>
      )}
      {appointment.cancellable && (
        <Button
          variant="ghost"
          aria-label={texts.text('appointments.cancelOf', { number })}
          onClick={() => dispatch(appointmentCancelPressed({ appointmentId: id }))}
        >
          {texts.text('appointments.cancel')}
        </Button>
      )}
    </div>
  );
}

const TONES: Readonly<Record<AppointmentStatus, BadgeProps['tone']>> = {
  pending: 'warning',
  received: 'brand',
  accepted: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  failed: 'danger',
};

function AppointmentStatusBadge({ status }: { status: AppointmentStatus }) {
  const intl = useIntl();
  return (
    <Badge tone={TONES[status]}>
      {intl.formatMessage({ id: `appointments.status.${status}` })}
    </Badge>
  );
}
