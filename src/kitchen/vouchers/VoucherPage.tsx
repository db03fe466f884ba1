import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { getVoucher } from '../api/vouchers.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Page } from '../parts/Page.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ChangeVoucher } from './ChangeVoucher.tsx';
import { EndVoucher } from './EndVoucher.tsx';
import { NewVoucher } from './NewVoucher.tsx';
import { VoucherState } from './VoucherState.tsx';

/** A form for an existing voucher, or for a new one. */
export function VoucherPage() {
  const text = useText();
  const { id } = useParams();
  if (id !== 'new') return <KnownVoucher id={Number(id)} />;
  return (
    <Page title={text('vouchers.add')}>
      <Framed>
        <NewVoucher />
      </Framed>
    </Page>
  );
}

function KnownVoucher({ id }: { id: number }) {
  const text = useText();
  const { answer: voucher, error, retry } = useAnswer(getVoucher(id));
  return (
    <Page
      title={voucher?.code ?? text('vouchers.name')}
      actions={
        voucher && (
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
            <VoucherState state={voucher.state} />
            {voucher.state !== 'ended' && <EndVoucher id={voucher.id} code={voucher.code} />}
          </Stack>
        )
      }
    >
      <Framed>
        {error !== null && <Failure error={error} retry={retry} />}
        {error === null && voucher === undefined && <Waiting />}
        {voucher && <ChangeVoucher key={voucher.id} voucher={voucher} />}
      </Framed>
    </Page>
  );
}

function Framed({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <>
      <Link component={RouterLink} to="/vouchers">
        {text('vouchers.back')}
      </Link>
      <Card
        component="section"
        sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, maxWidth: 640 }}
      >
        {children}
      </Card>
    </>
  );
}
