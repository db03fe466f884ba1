import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { object } from 'yup';
import { Form, SubmitButton } from '../../../src/forms/Form.tsx';
import { FormPasswordField, FormTextField } from '../../../src/forms/TextFields.tsx';
import { newPassword } from '../../../src/contract/rules/password.ts';
import { contactSubject } from '../../../src/contract/rules/contact.ts';
import { UnsavedWorkContext } from '../../../src/forms/unsavedWork.ts';
import { requiredText } from '../../../src/forms/rules.ts';
import messages from '../../../translations/en.json';

const schema = object({
  subject: requiredText(contactSubject),
  password: requiredText(newPassword),
});
const initialValues = { subject: '', password: '' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp({ kept, loading = false }: { kept?: unknown; loading?: boolean } = {}) {
  const onKeep = jest.fn();
  const onDrop = jest.fn();
  const report = jest.fn();
  const form = (isSending: boolean) => (
    <IntlProvider locale="en" messages={messages}>
      <UnsavedWorkContext value={report}>
        <Form
          {...{ schema, initialValues }}
          onSubmit={() => undefined}
          loading={isSending}
          draft={{ kept, onKeep, onDrop }}
        >
          <FormTextField name="subject" />
          <FormPasswordField name="password" autoComplete="new-password" />
          <SubmitButton>Send</SubmitButton>
        </Form>
      </UnsavedWorkContext>
    </IntlProvider>
  );
  const { rerender, unmount } = render(form(loading));
  return {
    onKeep,
    onDrop,
    report,
    unmount,
    answer: () => rerender(form(false)),
    user: userEvent.setup({ delay: null }),
    subject: () => screen.getByRole('textbox', { name: 'Subject' }),
  };
}

const pause = () => act(async () => jest.advanceTimersByTime(400));

it('stores the values once, after a pause in typing', async () => {
  const { user, subject, onKeep } = setUp();
  await user.type(subject(), 'Lunch');
  expect(onKeep).not.toHaveBeenCalled();
  await pause();
  await pause();
  expect(onKeep.mock.calls).toEqual([[{ subject: 'Lunch' }]]);
});

it('never stores a password', async () => {
  const { user, subject, onKeep } = setUp();
  await user.type(screen.getByLabelText('Password'), 'secret words');
  await user.type(subject(), 'Lunch');
  await pause();
  expect(onKeep.mock.calls).toEqual([[{ subject: 'Lunch' }]]);
});

it('drops the draft once the values are as they were saved', async () => {
  const { user, subject, onKeep, onDrop, report } = setUp({ kept: { subject: 'Lunch' } });
  await user.type(subject(), '!');
  expect(report).toHaveBeenLastCalledWith(expect.anything(), true);
  await user.clear(subject());
  await pause();
  expect(onKeep).not.toHaveBeenCalled();
  expect(onDrop).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenLastCalledWith(expect.anything(), false);
});

it.each<[string, (form: ReturnType<typeof setUp>) => unknown]>([
  ['the field is left', ({ user }) => user.tab()],
  ['the form unmounts', ({ unmount }) => unmount()],
])('does not wait for the pause when %s', async (_name, happen) => {
  const form = setUp();
  await form.user.type(form.subject(), 'Lunch');
  await happen(form);
  expect(form.onKeep.mock.calls).toEqual([[{ subject: 'Lunch' }]]);
});

it('does not wait for the pause when it is submitted', async () => {
  const { user, subject, onKeep } = setUp();
  await user.type(screen.getByLabelText('Password'), 'secret words');
  await user.type(subject(), 'Lunch{Enter}');
  expect(onKeep).toHaveBeenLastCalledWith({ subject: 'Lunch' });
});

it('stores nothing while the values are being sent', async () => {
  const { user, subject, onKeep, answer } = setUp({ loading: true });
  await user.type(subject(), 'Lunch');
  await pause();
  expect(onKeep).not.toHaveBeenCalled();
  answer();
  await pause();
  expect(onKeep).toHaveBeenCalledTimes(1);
});

it('does not restore the draft of a form that unmounts with its answer', async () => {
  const { user, subject, onKeep, unmount } = setUp({ loading: true });
  await user.type(subject(), 'Lunch');
  unmount();
  expect(onKeep).not.toHaveBeenCalled();
});

it('opens with the draft and calls nothing by itself, since the session may be a replay', () => {
  const { subject, onKeep, report } = setUp({ kept: { subject: 'Lunch', other: 1 } });
  expect(subject()).toHaveValue('Lunch');
  expect(report).not.toHaveBeenCalled();
  expect(onKeep).not.toHaveBeenCalled();
});
