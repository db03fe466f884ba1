import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import type { StaffInvitation } from '../../contract/wire/staff/account.ts';
import { staffPassword } from '../../contract/staff/rules.ts';
import { acceptInvitation } from '../api/account.ts';
import { useText } from '../i18n/useText.ts';
import { CodeField } from '../parts/CodeField.tsx';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { PasswordLine } from '../parts/PasswordLine.tsx';
import { useKitchen } from '../kitchen.ts';
import { SecondFactor } from './SecondFactor.tsx';
import { forgetWelcomeToken } from './welcomeToken.ts';

const EMPTY = { password: '', confirm_password: '', code: '' };

interface WelcomeFormProps {
  token: string;
  invitation: StaffInvitation;
}

export function WelcomeForm({ token, invitation }: WelcomeFormProps) {
  const { api, session, window } = useKitchen();
  const text = useText();
  const navigate = useNavigate();

  async function submit({ code, ...passwords }: typeof EMPTY) {
    const typedCode = code === '' ? {} : { code };
    session.begin(await api.send(acceptInvitation({ token, ...passwords, ...typedCode })));
    forgetWelcomeToken(window);
    await navigate('/', { replace: true });
  }

  return (
    <Stack sx={{ gap: 2.5 }}>
      <div>
        <Typography variant="h1">{text('welcome.title', { name: invitation.name })}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {text('welcome.intro', { role: text(`role.${invitation.role}`) })}
        </Typography>
      </div>
      <KitchenForm values={EMPTY} submit={submit} action={text('welcome.submit')}>
        {/* For password managers. */}
        <input type="hidden" autoComplete="username" value={invitation.email} readOnly />
        <PasswordLine
          name="password"
          label={text('welcome.password')}
          hint={text('welcome.passwordHint', { min: staffPassword.min })}
          autoComplete="new-password"
        />
        <PasswordLine
          name="confirm_password"
          label={text('welcome.repeat')}
          autoComplete="new-password"
        />
        <SecondFactor invitation={invitation} />
        <CodeField
          label={text('login.code')}
          hint={text('login.codeHint')}
          isOptional={!invitation.second_factor_required}
        />
      </KitchenForm>
    </Stack>
  );
}
