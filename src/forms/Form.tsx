import { Formik, useFormikContext, type FormikErrors, type FormikValues } from 'formik';
import { use, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { AnyObject, Schema } from 'yup';
import type { Failure } from '../api/failure.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { FormErrorSummary, type FieldProblem } from '../ui/FormErrorSummary.tsx';
import { cx } from '../ui/cx.ts';
import { useIsHydrated } from '../ui/useIsHydrated.ts';
import { areSame, restoredValues, type DraftBinding } from './draftValues.ts';
import styles from './Form.module.css';
import { useUnsavedWork } from './unsavedWork.ts';
import { useDraftKeeping } from './useDraftKeeping.ts';
import { controlId, FormStateContext } from './useFormField.ts';
import { useFormTexts } from './useFormTexts.ts';
import { useServerAnswer } from './useServerAnswer.ts';
import { problemsOf } from './validation.ts';

interface FormFrameProps {
  /** Why the last attempt failed; null while none has. */
  failure?: Failure | null | undefined;
  /** True while the submitted values are on their way. */
  loading?: boolean | undefined;
  /** Given where typed text outlives the page. */
  draft?: DraftBinding | undefined;
  /** Needed where a page holds two forms with fields of the same name. */
  idPrefix?: string | undefined;
  /** Needed where a button outside of the form sends it. */
  id?: string | undefined;
  /** After an attempt that failed, the focus goes to the first field that is wrong, not to the summary. */
  focusesField?: boolean | undefined;
  /** The form's name for assistive technology. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

interface FormProps<Values extends FormikValues, Clean extends AnyObject> extends FormFrameProps {
  initialValues: Values;
  schema: Schema<Clean>;
  /**
   * Receives the values as the schema casts them: trimmed, with ASCII digits, E.164; and the value of
   * the button that was pressed.
   */
  onSubmit: (values: Clean, pressed: string) => void;
}

/**
 * A Formik form of flat values, with translated problems on its fields and in a summary that takes
 * the focus.
 */
export function Form<Values extends FormikValues, Clean extends AnyObject>(
  props: FormProps<Values, Clean>,
) {
  // Starts again after hydration: the draft is in the tab's storage, which the server cannot read.
  const isHydrated = useIsHydrated();
  return <FormikForm key={String(isHydrated)} {...props} />;
}

function FormikForm<Values extends FormikValues, Clean extends AnyObject>({
  initialValues,
  schema,
  onSubmit,
  ...frame
}: FormProps<Values, Clean>) {
  const { messageOf } = useFormTexts();
  const validate = (values: Values) =>
    Object.fromEntries(
      problemsOf(schema, values).map((problem) => [problem.field, messageOf(problem)]),
    ) as FormikErrors<Values>;
  const pressed = useRef('');
  const [restored] = useState(() => restoredValues(initialValues, frame.draft?.kept));
  return (
    <Formik<Values>
      initialValues={restored ?? initialValues}
      validate={validate}
      onSubmit={(values, { setSubmitting }) => {
        setSubmitting(false);
        onSubmit(schema.validateSync(values), pressed.current);
      }}
    >
      <FormFrame
        {...frame}
        saved={initialValues}
        onPressed={(value) => {
          pressed.current = value;
        }}
      />
    </Formik>
  );
}

interface FormParts {
  /** The form's values while nothing is typed, with or without a draft. */
  saved: FormikValues;
  onPressed: (value: string) => void;
}

function FormFrame(props: FormFrameProps & FormParts) {
  const {
    saved,
    onPressed,
    id,
    focusesField,
    failure = null,
    loading = false,
    draft,
    idPrefix,
    label,
    className,
    children,
  } = props;
  const intl = useIntl();
  const { dirty, values, handleSubmit, submitCount } = useFormikContext<FormikValues>();
  const isHydrated = useIsHydrated();
  const answer = useServerAnswer(failure);
  const keepDraft = useDraftKeeping(draft, saved, loading);
  const problems = useProblems(answer.fields, idPrefix);
  const state = useMemo(
    () => ({ fromServer: answer.fields, loading, idPrefix }),
    [answer, loading, idPrefix],
  );
  useUnsavedWork(dirty && !areSame(values, saved));
  return (
    <FormStateContext value={state}>
      <form
        noValidate
        id={id}
        // Sent by the browser itself, it would put a password into the address.
        inert={!isHydrated}
        aria-label={label}
        className={cx(styles.form, className)}
        onSubmit={(event) => {
          onPressed(valueOf(event.nativeEvent));
          handleSubmit(event);
        }}
        onBlur={keepDraft}
      >
        <FormErrorSummary
          title={intl.formatMessage({ id: 'form.check' })}
          errors={[...answer.general.map((message) => ({ message })), ...problems]}
          attempt={submitCount}
          focusesField={focusesField}
        />
        {children}
      </form>
    </FormStateContext>
  );
}

/** The value of the button that submitted the form; empty for one without. */
const valueOf = ({ submitter }: Event & { submitter?: HTMLElement | null }): string =>
  submitter instanceof HTMLButtonElement ? submitter.value : '';

/** Sends the surrounding Form, and shows that its values are on their way. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { loading } = use(FormStateContext);
  return <Button {...props} type="submit" loading={loading} />;
}

/** After a submit: the remaining faults, in the order of the fields. */
function useProblems(
  fromServer: Readonly<Record<string, string>>,
  idPrefix: string | undefined,
): readonly FieldProblem[] {
  const { errors, submitCount, values } = useFormikContext<FormikValues>();
  if (submitCount === 0) return [];
  return Object.keys(values).flatMap((name) => {
    const message = errors[name] ?? fromServer[name];
    return typeof message === 'string' ? [{ id: controlId(idPrefix, name), name, message }] : [];
  });
}
