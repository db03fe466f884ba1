import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { object, type TestContext } from 'yup';
import type { PlanRef } from '../../../api/planFreezes.ts';
import { freezeProblem, latestEnd, type FreezePeriod } from '../../../contract/frozenDays.ts';
import { FREEZE_AT_MOST_DAYS } from '../../../contract/policies.ts';
import { draftNames } from '../../../forms/draftNames.ts';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { requiredChoice } from '../../../forms/rules.ts';
import { useFormField } from '../../../forms/useFormField.ts';
import { calendarLanguage } from '../../../i18n/calendarLanguage.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useDraft } from '../../drafts/useDraft.ts';
import { previewFreeze, type FreezablePlan } from './freezeView.ts';
import { selectFreeze } from '../ordersSelectors.ts';
import { freezeSubmitted, stopAsking } from '../planEvents.ts';
import styles from './PlanFreeze.module.css';

const noPeriod: FreezePeriod = { from: '', until: '' };

interface FreezeDialogProps extends FreezeDatesProps {
  plan: PlanRef;
}

interface FreezeDatesProps {
  freezable: FreezablePlan;
  /** The possible first days. */
  begins: { first: string; last: string };
  /** The Kuwait day of the kitchen's answer. */
  today: string;
}

/** Asks from when until when a plan is frozen, and says when it ends then. */
export function FreezeDialog({ plan, ...dates }: FreezeDialogProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const freeze = useSelector(selectFreeze);
  const isOpen = freeze?.itemId === plan.itemId && freeze.asks === 'freeze';
  return (
    <Dialog
      open={isOpen}
      size="l"
      onOpenChange={() => dispatch(stopAsking())}
      title={intl.formatMessage({ id: 'freeze.title' })}
      description={intl.formatMessage({ id: 'freeze.rule' }, { max: FREEZE_AT_MOST_DAYS })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      dismissible={freeze?.status !== 'sending'}
    >
      <FreezeForm plan={plan} {...dates} />
    </Dialog>
  );
}

function FreezeForm({ plan, freezable, begins, today }: FreezeDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const freeze = useSelector(selectFreeze);
  const draft = useDraft(draftNames.freeze(plan.itemId));
  const isSending = freeze?.status === 'sending';
  return (
    <Form
      label={intl.formatMessage({ id: 'freeze.title' })}
      initialValues={noPeriod}
      schema={freezeSchema(freezable, (date) => formatLongDay(date, language))}
      draft={draft}
      failure={freeze?.failure}
      loading={isSending}
      onSubmit={(period) => dispatch(freezeSubmitted({ plan, period }))}
    >
      <FreezeDates freezable={freezable} begins={begins} today={today} />
      <NewEnd freezable={freezable} />
      <div className={styles.actions}>
        <Button variant="secondary" disabled={isSending} onClick={() => dispatch(stopAsking())}>
          {intl.formatMessage({ id: 'common.cancel' })}
        </Button>
        <SubmitButton>{intl.formatMessage({ id: 'freeze.action' })}</SubmitButton>
      </div>
    </Form>
  );
}

function FreezeDates({ begins, today }: FreezeDatesProps) {
  const { values } = useFormikContext<FreezePeriod>();
  const from = usePeriodField('from', today);
  const until = usePeriodField('until', today);
  const begin = (day: string) => {
    from.choose(day);
    const fits = values.until >= day && values.until <= latestEnd(day);
    if (!fits) until.choose('');
  };
  return (
    <div className={styles.dates}>
      <DateField {...from.field} onChange={begin} min={begins.first} max={begins.last} />
      {/* Opens the month of the first day. */}
      <DateField
        key={values.from}
        {...until.field}
        onChange={until.choose}
        min={values.from || begins.first}
        max={latestEnd(values.from || begins.last)}
        disabled={values.from === ''}
      />
    </div>
  );
}

function usePeriodField(name: keyof FreezePeriod, today: string) {
  const intl = useIntl();
  const language = useLanguage();
  const { field, helpers } = useFormField<string>({ name });
  const { onBlur: _onBlur, onChange: _onChange, ...rest } = field;
  const text = (id: string) => intl.formatMessage({ id });
  return {
    choose: (day: string) => void helpers.setValue(day),
    field: {
      ...rest,
      today,
      language: calendarLanguage(language),
      labels: {
        previousMonth: text('calendar.previousMonth'),
        nextMonth: text('calendar.nextMonth'),
        today: text('calendar.today'),
        selected: text('calendar.selected'),
      },
    },
  };
}

/** The effect of the freeze, once its days are chosen; screen readers announce changes. */
function NewEnd({ freezable }: Pick<FreezeDatesProps, 'freezable'>) {
  const intl = useIntl();
  const language = useLanguage();
  const { values } = useFormikContext<FreezePeriod>();
  const preview = previewFreeze(freezable, values);
  const words = (date: string) => formatLongDay(date, language);
  return (
    <div
      className={styles.preview}
      role="status"
      aria-label={intl.formatMessage({ id: 'plan.label.endDate' })}
    >
      {preview === null ? (
        intl.formatMessage({ id: 'freeze.choose' })
      ) : (
        <>
          <strong className={styles.sentence}>
            {intl.formatMessage({ id: 'freeze.newEnd' }, { last: words(preview.lastDay) })}
          </strong>
          <span className={styles.sentence}>
            {intl.formatMessage(
              { id: 'freeze.moves' },
              { count: preview.count, date: words(preview.resumesOn) },
            )}
          </span>
          <span className={styles.sentence}>{intl.formatMessage({ id: 'freeze.dishes' })}</span>
        </>
      )}
    </div>
  );
}

/** The rule of the contract, with its days put into words by `words`. */
function freezeSchema(plan: FreezablePlan, words: (date: string) => string) {
  const ofField = (field: keyof FreezePeriod) =>
    requiredChoice().test('freeze', (_value, context: TestContext) => {
      const period = context.parent as FreezePeriod;
      // What is not chosen yet is another problem.
      if (period.from === '' || period.until === '') return true;
      const problem = freezeProblem(period, plan, plan.now);
      if (problem?.field !== field) return true;
      const { key, max, date } = problem;
      return context.createError({ message: key, params: { max, date: words(date) } });
    });
  return object({ from: ofField('from'), until: ofField('until') });
}
