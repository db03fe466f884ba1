import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { AppointmentForm } from '../../api/appointments.ts';
import { useAppointmentTexts } from '../../components/appointment/useAppointmentTexts.ts';
import { appointmentComments } from '../../contract/rules/appointment.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { Form, SubmitButton } from '../../forms/Form.tsx';
import { FormTextAreaField } from '../../forms/TextFields.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Container } from '../../ui/Layout.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import styles from './Booking.module.css';
import { detailsSchema, type DetailsValues } from './bookingForm.ts';
import { selectDietitian } from './bookingSelectors.ts';
import { detailsSubmitted } from './bookingSlice.ts';
import { BookingForm, BookingHead } from './components/BookingStep.tsx';
import { DietitianCards } from './components/DietitianCards.tsx';

export function DietitianAppointmentPage() {
  return (
    <Container width="reading" className={styles.page}>
      <BookingHead current="details" />
      <BookingForm>{(form) => <DetailsForm form={form} />}</BookingForm>
    </Container>
  );
}

/** The address keeps the dietitian, the tab keeps the comments. */
function DetailsForm({ form }: { form: AppointmentForm }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const draft = useDraft(draftNames.appointment);
  const dietitian = useSelector(selectDietitian);
  const [initialValues] = useState<DetailsValues>({
    dietitianId: dietitian === null ? '' : String(dietitian.id),
    comments: '',
  });
  return (
    <Form
      label={intl.formatMessage({ id: 'booking.details.title' })}
      initialValues={initialValues}
      schema={detailsSchema}
      draft={{
        ...draft,
        onKeep: ({ comments }) => (comments === '' ? draft.onDrop() : draft.onKeep({ comments })),
      }}
      onSubmit={({ dietitianId, comments }) =>
        dispatch(detailsSubmitted({ dietitianId: Number(dietitianId), comments }))
      }
    >
      <DietitianCards form={form} />
      <FormTextAreaField
        name="comments"
        hint={intl.formatMessage({ id: 'booking.commentsHint' })}
        rows={5}
        maxLength={appointmentComments.max}
      />
      <div className={styles.submit}>
        <SubmitButton size="l">{intl.formatMessage({ id: 'booking.details.next' })}</SubmitButton>
      </div>
      <ActionBar summary={<Chosen />}>
        <SubmitButton size="l" block>
          {intl.formatMessage({ id: 'booking.details.next' })}
        </SubmitButton>
      </ActionBar>
    </Form>
  );
}

function Chosen() {
  const texts = useAppointmentTexts();
  const dietitian = useSelector(selectDietitian);
  if (dietitian === null) return null;
  return (
    <>
      <span className={styles.barMain}>{texts.fee(dietitian.fee)}</span>
      <span className={styles.barDetail}>{texts.name(dietitian)}</span>
    </>
  );
}
