import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { languages } from '../../contract/languages.ts';
import { messageAnswer } from '../../contract/staff/messages.ts';
import type { StaffMessageDetails } from '../../contract/wire/staff/messages.ts';
import { answerMessage } from '../api/messages.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { TextLine } from '../parts/TextLine.tsx';

interface AnswerFormProps {
  message: StaffMessageDetails;
  mayWrite: boolean;
}

/** The sent answer, or the form for one, which stays open with its input when sending fails. */
export function AnswerForm({ message, mayWrite }: AnswerFormProps) {
  const text = useText();
  const send = useAction(answerMessage, { done: 'messages.answerDone' });
  const { id, answer, language } = message;
  const isAsked = mayWrite && (answer === null || send.error !== null);
  return (
    <>
      {answer !== null && (
        <Card component="section" sx={{ p: { xs: 2, md: 3 } }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {text('messages.answer')}
          </Typography>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {answer}
          </Typography>
        </Card>
      )}
      {isAsked && (
        <KitchenForm
          values={{ answer: '' }}
          action={text('messages.send')}
          submit={async (typed) => {
            await send.send({ id, ...typed });
          }}
        >
          <TextLine
            name="answer"
            label={text('messages.answer')}
            hint={text('messages.answerHint', { language: languages[language].name })}
            maxLength={messageAnswer.max}
            rows={6}
          />
        </KitchenForm>
      )}
    </>
  );
}
