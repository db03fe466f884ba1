import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppointmentForm, Dietitian } from '../../api/appointments.ts';
import { FailureAlert } from '../../components/FailureAlert.tsx';
import { HOLD_MINUTES } from '../../contract/appointments.ts';
import { amountFault, type AmountFault } from '../../contract/rules/payableAmount.ts';
import { useAmountFaultText } from '../../i18n/useAmountFaultText.ts';
import { formatMobile } from '../../contract/rules/phone.ts';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { Container, Split } from '../../ui/Layout.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import styles from './Booking.module.css';
import { selectChoice, selectComments, selectDietitian } from './bookingSelectors.ts';
import { holdSubmitted, selectBooking } from './bookingSlice.ts';
import { isComplete, type CompleteChoice } from './choice.ts';
import { BookingForm, BookingHead, ChooseDietitian } from './components/BookingStep.tsx';
import { DietitianLine } from '../../components/appointment/DietitianLine.tsx';
import { FeeCard } from './components/BookingSummary.tsx';
import { useAppointmentTexts } from '../../components/appointment/useAppointmentTexts.ts';

export function AppointmentPreviewPage() {
  const dietitian = useSelector(selectDietitian);
  const choice = useSelector(selectChoice);
  return (
    <Container className={styles.page}>
      <BookingHead current="review" />
      <BookingForm>
        {(form) => {
          if (dietitian === null) return <ChooseDietitian />;
          // The flow is on its way to the step that is missing.
          if (!isComplete(choice)) return null;
          return <Review form={form} dietitian={dietitian} choice={choice} />;
        }}
      </BookingForm>
    </Container>
  );
}

interface ReviewProps {
  form: AppointmentForm;
  dietitian: Dietitian;
  choice: CompleteChoice;
}

function Review({ form, dietitian, choice }: ReviewProps) {
  const texts = useAppointmentTexts();
  const dispatch = useDispatch();
  const { hold } = useSelector(selectBooking);
  const fault = amountFault(dietitian.fee);
  const button = (
    <Button
      size="l"
      block
      disabled={fault !== null}
      aria-describedby={fault === null ? undefined : FEE_PROBLEM}
      loading={hold.status === 'sending'}
      onClick={() => dispatch(holdSubmitted(choice))}
    >
      {texts.text('booking.review.next')}
    </Button>
  );
  return (
    <>
      {fault && <FeeProblem fault={fault} />}
      <Refusal />
      <Split
        aside={
          <FeeCard
            fee={dietitian.fee}
            note={texts.text('booking.hold.note', { minutes: HOLD_MINUTES })}
          >
            {button}
          </FeeCard>
        }
      >
        <div className={styles.blocks}>
          <Facts form={form} dietitian={dietitian} choice={choice} />
        </div>
      </Split>
      <ActionBar
        className={styles.bar}
        summary={<span className={styles.barMain}>{texts.fee(dietitian.fee)}</span>}
      >
        {button}
      </ActionBar>
    </>
  );
}

const FEE_PROBLEM = 'booking-fee-problem';

function FeeProblem({ fault }: { fault: AmountFault }) {
  const faultText = useAmountFaultText();
  return (
    <Alert tone="warning">
      <span id={FEE_PROBLEM}>{faultText('fee', fault)}</span>
    </Alert>
  );
}

function Refusal() {
  const { hold } = useSelector(selectBooking);
  return hold.failure && <FailureAlert failure={hold.failure} />;
}

function Facts({ form, dietitian, choice }: ReviewProps) {
  const texts = useAppointmentTexts();
  const comments = useSelector(selectComments);
  return (
    <>
      <Block
        id="who"
        title={texts.text('booking.dietitian')}
        to={paths.dietitianAppointment(choice)}
      >
        <DietitianLine dietitian={dietitian} />
      </Block>
      <Block id="when" title={texts.text('booking.when')} to={paths.dietitianCalendar(choice)}>
        <SummaryList
          rows={[
            { key: 'date', label: texts.text('field.date'), value: texts.day(choice.date) },
            { key: 'time', label: texts.text('field.time'), value: texts.time(choice.time) },
            { key: 'place', label: texts.text('booking.place'), value: texts.place(dietitian) },
          ]}
        />
      </Block>
      <Block id="what" title={texts.text('field.comments')} to={paths.dietitianAppointment(choice)}>
        <p className={styles.comments} dir="auto">
          {comments}
        </p>
      </Block>
      <Block id="contact" title={texts.text('booking.contact')} to={paths.profile()}>
        <SummaryList
          rows={[
            {
              key: 'phone',
              label: texts.text('field.phone'),
              value:
                form.phone === null ? (
                  texts.text('booking.none')
                ) : (
                  <bdi dir="ltr">{formatMobile(form.phone)}</bdi>
                ),
            },
            {
              key: 'email',
              label: texts.text('field.email'),
              value: <EmailAddress>{form.email}</EmailAddress>,
            },
          ]}
        />
      </Block>
    </>
  );
}

interface BlockProps {
  id: string;
  title: string;
  /** Where it is changed. */
  to: string;
  children: ReactNode;
}

function Block({ id, title, to, children }: BlockProps) {
  const texts = useAppointmentTexts();
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.blockHead}>
        <h2 id={id} className={styles.blockTitle}>
          {title}
        </h2>
        <Link
          className={styles.change}
          to={to}
          aria-label={texts.text('booking.changeOf', { title })}
        >
          {texts.text('booking.change')}
        </Link>
      </div>
      {children}
    </Card>
  );
}
