import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { pickText } from '../../contract/languages.ts';
import type { ProductionSheet } from '../../contract/wire/staff/day.ts';
import type { ApiRequest } from '../../api/client.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Waiting } from '../parts/Waiting.tsx';

interface SheetProps<T> {
  request: ApiRequest<T>;
  isEmpty: (sheet: T) => boolean;
  children: (sheet: T) => ReactNode;
}

/** A day's sheet, or the reason why there is none. */
export function Sheet<T extends Pick<ProductionSheet, 'closed_day'>>(props: SheetProps<T>) {
  const { request, isEmpty, children } = props;
  const { answer, error, retry } = useAnswer(request);
  if (answer === undefined) {
    return error === null ? <Waiting /> : <Failure error={error} retry={retry} />;
  }
  return (
    <>
      {error !== null && <Failure error={error} retry={retry} />}
      {isEmpty(answer) ? <Nothing closedDay={answer.closed_day} /> : children(answer)}
    </>
  );
}

function Nothing({ closedDay }: { closedDay: ProductionSheet['closed_day'] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Card sx={{ p: 4, textAlign: 'center' }}>
      <Typography color="textSecondary">
        {closedDay === null
          ? text('days.nothing')
          : text('days.closed', { name: pickText(closedDay, 'name', language) })}
      </Typography>
    </Card>
  );
}
