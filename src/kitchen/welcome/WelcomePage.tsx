import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../api/ApiError.ts';
import { findInvitation } from '../api/account.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { EntryFrame } from '../session/EntryFrame.tsx';
import { useKitchen } from '../kitchen.ts';
import { WelcomeForm } from './WelcomeForm.tsx';
import { takeWelcomeToken } from './welcomeToken.ts';

/** The page of a one-time link: sets a password and the second factor. */
export function WelcomePage() {
  const { window } = useKitchen();
  const [token] = useState(() => takeWelcomeToken(window));
  return <EntryFrame>{token === null ? <InvalidLink /> : <Invitation token={token} />}</EntryFrame>;
}

function Invitation({ token }: { token: string }) {
  const { api } = useKitchen();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.send(findInvitation(token)),
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
  });
  if (isPending) return <Waiting />;
  if (error !== null) {
    return isInvalid(error) ? (
      <InvalidLink />
    ) : (
      <Failure error={error} retry={() => void refetch()} />
    );
  }
  return <WelcomeForm token={token} invitation={data} />;
}

function InvalidLink() {
  const text = useText();
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning">{text('welcome.invalid')}</Alert>
      <Button component={Link} to="/" variant="outlined">
        {text('welcome.toLogin')}
      </Button>
    </Stack>
  );
}

const isInvalid = (error: Error) =>
  error instanceof ApiError && error.facts.error === 'staff_link_invalid';
