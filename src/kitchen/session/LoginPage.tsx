import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { logIn } from '../api/account.ts';
import { useText } from '../i18n/useText.ts';
import { CodeField } from '../parts/CodeField.tsx';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { PasswordLine } from '../parts/PasswordLine.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { useKitchen } from '../kitchen.ts';
import { EntryFrame } from './EntryFrame.tsx';

const EMPTY = { email: '', password: '', code: '' };

export function LoginPage({ isLost }: { isLost: boolean }) {
  const { api, session } = useKitchen();
  const text = useText();
  const [needsCode, setNeedsCode] = useState(false);

  async function submit({ email, password, code }: typeof EMPTY) {
    const credentials = needsCode ? { email, password, code } : { email, password };
    try {
      session.begin(await api.send(logIn(credentials)));
    } catch (error) {
      if (!isCodeNeeded(error) || needsCode) throw error;
      setNeedsCode(true);
    }
  }

  return (
    <EntryFrame>
      <Stack sx={{ gap: 2.5 }}>
        <Typography variant="h1">{text('login.title')}</Typography>
        {isLost && <Alert severity="info">{text('login.ended')}</Alert>}
        <KitchenForm values={EMPTY} submit={submit} action={text('login.submit')}>
          <TextLine
            name="email"
            label={text('login.email')}
            type="email"
            autoComplete="username"
            direction="ltr"
            autoFocus
          />
          <PasswordLine
            name="password"
            label={text('login.password')}
            autoComplete="current-password"
          />
          {needsCode && (
            <CodeField label={text('login.code')} hint={text('login.codeHint')} autoFocus />
          )}
        </KitchenForm>
        <Typography variant="body2" color="textSecondary">
          {text('login.help')}
        </Typography>
      </Stack>
    </EntryFrame>
  );
}

const isCodeNeeded = (error: unknown) =>
  error instanceof ApiError && error.facts.error === 'second_factor_needed';
