import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Form } from 'ra-core';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { ApiError } from '../../api/ApiError.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { Failure } from './Failure.tsx';

interface KitchenFormProps<T extends FieldValues> {
  /** The initial values; their type is what `submit` gets. */
  values: T;
  /** Where the API refuses, its messages appear beside their fields, and the rest above the button. */
  submit: (values: T) => Promise<void>;
  /** The button's label. */
  action: string;
  children: ReactNode;
}

/** By field, in the API's words. */
type Refusals = Readonly<Record<string, string | undefined>>;

/** A form of the kitchen's app, which keeps its input after every failure. */
export function KitchenForm<T extends FieldValues>(props: KitchenFormProps<T>) {
  const { values, submit, action, children } = props;
  const [failure, setFailure] = useState<unknown>(null);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<Refusals>({});

  function forget() {
    setFailure(null);
    setOthers([]);
  }

  async function send(typed: FieldValues) {
    forget();
    try {
      await submit({ ...values, ...typed });
      return undefined;
    } catch (error) {
      const beside = refusalsOf(error, values);
      setRefusals(beside);
      if (Object.keys(beside).length === 0) setFailure(error);
      else setOthers(othersOf(error, values));
      return beside;
    }
  }

  return (
    <Form defaultValues={values} onSubmit={send} noValidate disableInvalidFormNotification>
      <Stack sx={{ gap: 2 }}>
        {children}
        {failure !== null && <Failure error={failure} />}
        {others.map((message) => (
          <Alert key={message} severity="error">
            {message}
          </Alert>
        ))}
        <ForgetOnLanguageChange refusals={refusals} forget={forget} />
        <Submit refusals={refusals}>{action}</Submit>
      </Stack>
    </Form>
  );
}

const fieldErrorsOf = (error: unknown) =>
  Object.entries(error instanceof ApiError ? (error.facts.errors ?? {}) : {});

function refusalsOf(error: unknown, values: FieldValues): Refusals {
  const beside = fieldErrorsOf(error).filter(([field]) => field in values);
  return Object.fromEntries(beside.map(([field, messages]) => [field, messages[0]]));
}

/** About what the form has no field for. */
const othersOf = (error: unknown, values: FieldValues): string[] =>
  fieldErrorsOf(error).flatMap(([field, messages]) =>
    field in values ? [] : messages.slice(0, 1),
  );

interface ForgetOnLanguageChangeProps {
  refusals: Refusals;
  forget: () => void;
}

/** The API's messages are in the language of the request. The form's own messages follow the current language. */
function ForgetOnLanguageChange({ refusals, forget }: ForgetOnLanguageChangeProps) {
  const { clearErrors } = useFormContext();
  const language = useLanguage();
  const forgetAll = useEffectEvent(() => {
    clearErrors(Object.keys(refusals));
    forget();
  });
  useEffect(() => forgetAll(), [language]);
  return null;
}

function Submit({ refusals, children }: { refusals: Refusals; children: string }) {
  const { clearErrors } = useFormContext();
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      loading={isSubmitting}
      // An error of a whole list has no field whose change would clear it: it would block the form.
      onClick={() => clearErrors(Object.keys(refusals))}
    >
      {children}
    </Button>
  );
}
