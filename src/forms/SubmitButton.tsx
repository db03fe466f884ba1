import { Button } from '../ui/Button.tsx';
import type { ButtonProps } from '../ui/Button.tsx';
import { useFormState } from './formState.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'loading'>;

/** Sends the surrounding Form, and shows that its values are on their way. */
export function SubmitButton(props: SubmitButtonProps) {
  const { loading } = useFormState();
  return <Button {...props} type="submit" loading={loading} />;
}
