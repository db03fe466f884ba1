import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { StaffMember } from '../../contract/wire/staff/account.ts';
import type { AuditEntry } from '../../contract/wire/staff/audit.ts';
import { getMembers } from '../api/account.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useText, type Text } from '../i18n/useText.ts';
import { ChoiceLine } from '../parts/ChoiceLine.tsx';
import { Instant } from '../parts/Instant.tsx';
import type { Column } from '../parts/recordColumns.ts';
import { RecordList } from '../parts/RecordList.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { Change } from './Change.tsx';
import { auditSubjects } from './subjects.ts';

const NO_MEMBERS: readonly StaffMember[] = [];

/** The audit log, newest first. */
export function AuditPage() {
  const text = useText();
  const { answer: members = NO_MEMBERS } = useAnswer(getMembers());
  return (
    <RecordList
      columns={columnsOf(text)}
      filters={
        <>
          <ChoiceLine
            name="staff_id"
            label={text('audit-log.fields.staff')}
            none={text('audit-log.everybody')}
            choices={members.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <ChoiceLine
            name="subject"
            label={text('audit-log.subject')}
            none={text('audit-log.everything')}
            choices={auditSubjects.map((value) => ({
              value,
              label: text(`audit-log.subject.${value}`),
            }))}
          />
          <TextLine
            name="subject_id"
            label={text('audit-log.subjectId')}
            direction="ltr"
            inputMode="numeric"
            isOptional
          />
        </>
      }
    />
  );
}

/** Translated where there is a text; otherwise as stored. */
function Stored({ of, children }: { of: 'action' | 'audit-log.subject'; children: string }) {
  const translate = useTranslate();
  return <bdi>{translate(`${of}.${children}`, { _: children })}</bdi>;
}

const columnsOf = (text: Text): Column<AuditEntry>[] => [
  { name: 'at', show: ({ at }) => <Instant at={at} /> },
  {
    name: 'staff',
    show: ({ staff }) =>
      staff === null ? (
        text('audit-log.commandLine')
      ) : (
        <Stack>
          {staff.name}
          <Typography component="span" variant="body2" color="textSecondary">
            {text(`role.${staff.role}`)}
          </Typography>
        </Stack>
      ),
  },
  {
    name: 'action',
    show: ({ action, subject, subject_id: id }) => (
      <Stack sx={{ alignItems: 'start' }}>
        <Stored of="action">{action}</Stored>
        {id !== null && (
          <Typography component="span" variant="body2" color="textSecondary">
            <Stored of="audit-log.subject">{subject}</Stored> <bdi dir="ltr">{id}</bdi>
          </Typography>
        )}
      </Stack>
    ),
  },
  { name: 'change', show: (entry) => <Change {...entry} /> },
];
