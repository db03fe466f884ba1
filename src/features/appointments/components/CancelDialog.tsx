import { useDispatch, useSelector } from 'react-redux';
import type { Appointment } from '../../../api/appointments.ts';
import { useAppointmentTexts } from '../../../components/appointment/useAppointmentTexts.ts';
import { cancellationReason } from '../../../contract/rules/appointment.ts';
import { draftNames } from '../../../forms/draftNames.ts';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { FormTextAreaField } from '../../../forms/TextFields.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useLastNonNull } from '../../../ui/useLastNonNull.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { selectCancel } from '../appointmentsSelectors.ts';
import {
  appointmentCancelDismissed,
  appointmentCancelSubmitted,
  selectAppointment,
  type WithAppointments,
} from '../appointmentsSlice.ts';
import { cancelSchema, noReason } from '../cancelForm.ts';
import styles from './CancelDialog.module.css';

/** Asks for the reason, and says what becomes of the fee. */
export function CancelDialog() {
  const texts = useAppointmentTexts();
  const dispatch = useDispatch();
  const { appointmentId, status } = useSelector(selectCancel);
  const current = useSelector((state: WithAppointments) =>
    appointmentId === null ? null : selectAppointment(state, appointmentId),
  );
  const appointment = useLastNonNull(current);
  if (appointment === null) return null;
  const values = { day: texts.day(appointment.date), time: texts.time(appointment.time) };
  return (
    <Dialog
      open={current !== null}
      onOpenChange={() => dispatch(appointmentCancelDismissed({ appointmentId: appointment.id }))}
      title={texts.text('appointments.cancel.title')}
      description={texts.text('appointments.cancel.question', values)}
      closeLabel={texts.text('common.close')}
      dismissible={status !== 'sending'}
    >
      <CancelForm key={appointment.id} appointment={appointment} />
    </Dialog>
  );
}

function CancelForm({ appointment }: { appointment: Appointment }) {
  const texts = useAppointmentTexts();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectCancel);
  const draft = useDraft(draftNames.cancellation(appointment.id));
  return (
    <Form
      label={texts.text('appointments.cancel.title')}
      initialValues={noReason}
      schema={cancelSchema}
      draft={draft}
      failure={failure}
      loading={status === 'sending'}
      onSubmit={({ rejected_reason: reason }) =>
        dispatch(appointmentCancelSubmitted({ appointmentId: appointment.id, reason }))
      }
    >
      <p>
        {texts.text(`appointments.cancel.${consequenceOf(appointment)}`, {
          time: texts.refundTime,
        })}
      </p>
      <FormTextAreaField name="rejected_reason" rows={3} maxLength={cancellationReason.max} />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          disabled={status === 'sending'}
          onClick={() => dispatch(appointmentCancelDismissed({ appointmentId: appointment.id }))}
        >
          {texts.text('appointments.cancel.keep')}
        </Button>
        <SubmitButton variant="danger">{texts.text('appointments.cancel.confirm')}</SubmitButton>
      </div>
    </Form>
  );
}

function consequenceOf({ payment_status, refund_on_cancel }: Appointment) {
  if (payment_status !== 'paid') return 'unpaid';
  return refund_on_cancel ? 'refunded' : 'notRefunded';
}
