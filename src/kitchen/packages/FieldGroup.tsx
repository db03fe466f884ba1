import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { PackageValues } from './packageValues.ts';

interface FieldGroupProps {
  /** The name of the list that the fields belong to, if there is one. */
  name?: 'variants' | 'day_options' | 'images';
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Fields that belong together, with the error of the whole group. */
export function FieldGroup({ name, title, hint, children }: FieldGroupProps) {
  const { errors } = useFormState<PackageValues>();
  const error = name && errors[name]?.message;
  return (
    <Stack component="fieldset" sx={{ gap: 1.5, border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {hint !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {children}
      {error !== undefined && (
        <Typography role="alert" color="error">
          {error}
        </Typography>
      )}
    </Stack>
  );
}
