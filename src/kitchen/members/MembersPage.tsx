import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StaffMember } from '../../contract/wire/staff/account.ts';
import { useText, type Text } from '../i18n/useText.ts';
import { Instant } from '../parts/Instant.tsx';
import type { Column } from '../parts/recordColumns.ts';
import { RecordList } from '../parts/RecordList.tsx';
import { useAccount } from '../session/useAccount.ts';
import { MemberAccess } from './MemberAccess.tsx';

export function MembersPage() {
  const text = useText();
  const mayWrite = useAccount().permissions.includes('staff.write');
  const columns = columnsOf(text);
  return <RecordList columns={mayWrite ? [...columns, access] : columns} />;
}

const access: Column<StaffMember> = {
  name: 'access',
  show: (member) => <MemberAccess member={member} />,
};

const columnsOf = (text: Text): Column<StaffMember>[] => [
  {
    name: 'name',
    show: ({ name, email, disabled }) => (
      <Stack sx={{ alignItems: 'start' }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontWeight: 500 }}>
            {name}
          </Typography>
          {disabled && <Chip size="small" label={text('members.disabled')} />}
        </Stack>
        <Typography component="span" variant="body2" color="textSecondary">
          <bdi dir="ltr">{email}</bdi>
        </Typography>
      </Stack>
    ),
  },
  { name: 'role', show: ({ role }) => text(`role.${role}`) },
  {
    name: 'second_factor',
    show: ({ has_second_factor: has }) => text(has ? 'members.hasFactor' : 'members.noFactor'),
  },
  { name: 'sessions', show: ({ open_sessions: sessions }) => sessions },
  {
    name: 'last_used',
    show: ({ last_used_at: at }) => (at === null ? text('members.never') : <Instant at={at} />),
  },
];
