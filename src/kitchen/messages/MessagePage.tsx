import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { languages } from '../../contract/languages.ts';
import type { StaffMessageDetails } from '../../contract/wire/staff/messages.ts';
import { getMessage } from '../api/messages.ts';
import { useText } from '../i18n/useText.ts';
import { ContactLinks } from '../parts/ContactLinks.tsx';
import { Instant } from '../parts/Instant.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { InboxPage } from './InboxPage.tsx';
import { InboxState } from './InboxState.tsx';

export function MessagePage() {
  const text = useText();
  const { id } = useParams();
  return (
    <InboxPage
      inbox="messages"
      request={getMessage(Number(id))}
      title={(message) => message?.subject ?? text('messages.name')}
    >
      {(message, mayWrite) => (
        <>
          <Written message={message} />
          <AnswerForm key={message.id} message={message} mayWrite={mayWrite} />
        </>
      )}
    </InboxPage>
  );
}

function Written({ message }: { message: StaffMessageDetails }) {
  const text = useText();
  const { name, email, phone, sent_at: at, language, state } = message;
  return (
    <Card component="section" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 500 }}>
          <bdi>{name}</bdi>
        </Typography>
        <ContactLinks email={email} phone={phone} />
        <InboxState state={state} />
      </Stack>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {message.message}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <Instant at={at} /> · {languages[language].name} ·{' '}
        {text(message.is_customer ? 'messages.customer' : 'messages.guest')}
      </Typography>
    </Card>
  );
}
