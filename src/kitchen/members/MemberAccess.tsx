import Button from '@mui/material/Button';
import { useState } from 'react';
import type { StaffMember } from '../../contract/wire/staff/account.ts';
import { disableMember, enableMember } from '../api/account.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { useAccount } from '../session/useAccount.ts';

/** Lets a member of the staff in, or no longer. */
export function MemberAccess({ member }: { member: StaffMember }) {
  const text = useText();
  const own = useAccount().id;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const disable = useAction(disableMember, { done: 'members.disableDone', then: close });
  const enable = useAction(enableMember, { done: 'members.enableDone', then: close });
  const { name, disabled } = member;
  if (member.id === own) return <>{text('members.you')}</>;
  const change = disabled ? enable : disable;
  return (
    <>
      <Button
        variant="outlined"
        color={disabled ? 'primary' : 'error'}
        onClick={() => {
          change.forget();
          setAsking(true);
        }}
      >
        {text(disabled ? 'members.enable' : 'members.disable')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text(disabled ? 'members.enableTitle' : 'members.disableTitle', { name })}
          action={text(disabled ? 'members.enable' : 'members.disable')}
          isRunning={change.isRunning}
          error={change.error}
          confirm={() => change.run(member)}
          close={close}
        >
          {text(disabled ? 'members.enableText' : 'members.disableText')}
        </ConfirmDialog>
      )}
    </>
  );
}
