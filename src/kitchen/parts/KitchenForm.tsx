import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { Form } from 'ra-core';
import { useFormState, type FieldValues } from 'react-hook-form';
import { ApiError } from '../../api/ApiError.ts';
import { Failure } from './Failure.tsx';

interface KitchenFormProps<T extends FieldValues> {
  /** What the fields begin with; its type is what `submit` is given. */
  values: T;
  /** Where the API refuses, its messages appear beside their fields, and the rest above the button. */
  submit: (values: T) => Promise<void>;
  /** What the button says. */
  action: string;
  children: ReactNode;
}

/** A form of the kitchen's app. What was typed stays in it after every failure. */
export function KitchenForm<T extends FieldValues>(props: KitchenFormProps<T>) {
  const { values, submit, action, children } = props;
  const [failure, setFailure] = useState<unknown>(null);

  async function send(typed: FieldValues) {
    setFailure(null);
    try {
      await submit({ ...values, ...typed });
      return undefined;
    } catch (error) {
      const errors = error instanceof ApiError ? (error.facts.errors ?? {}) : {};
      const beside = Object.entries(errors).filter(([field]) => field in values);
      if (beside.length === 0) setFailure(error);
      return Object.fromEntries(beside.map(([field, messages]) => [field, messages[0]]));
    }
  }

  return (
    <Form defaultValues={values} onSubmit={send} noValidate disableInvalidFormNotification>
      <Stack sx={{ gap: 2 }}>
        {children}
        {failure !== null && <Failure error={failure} />}
        <Submit>{action}</Submit>
      </Stack>
    </Form>
  );
}

function Submit({ children }: { children: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
      {children}
    </Button>
  );
}
