import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { EmailField } from '../../../forms/PersonFields.tsx';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { LockIcon } from '../../../ui/icons.tsx';
import { PanelPage } from '../../../ui/PanelPage.tsx';
import { emptyRequest, forgotPasswordSchema } from '../forgotPasswordForm.ts';
import { linkRequested, selectForgotPassword } from '../forgotPasswordSlice.ts';
import { BackToLogin } from './BackToLogin.tsx';

export function RequestLink() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectForgotPassword);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <PanelPage
      icon={<LockIcon size={30} />}
      title={text('forgot.title')}
      intro={<p>{text('forgot.intro')}</p>}
      footer={<BackToLogin />}
    >
      <Form
        label={text('forgot.title')}
        schema={forgotPasswordSchema}
        initialValues={emptyRequest}
        failure={failure}
        loading={status === 'sending'}
        onSubmit={(values) => dispatch(linkRequested(values))}
      >
        <EmailField />
        <SubmitButton block size="l">
          {text('forgot.submit')}
        </SubmitButton>
      </Form>
    </PanelPage>
  );
}
