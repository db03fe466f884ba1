import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { object } from 'yup';
import type { Failure } from '../../../src/api/failure.ts';
import { Form, SubmitButton } from '../../../src/forms/Form.tsx';
import { FormCheckboxField } from '../../../src/forms/ChoiceFields.tsx';
import { FormTextField } from '../../../src/forms/TextFields.tsx';
import { acceptedTerms, email } from '../../../src/contract/rules/person.ts';
import { mobile } from '../../../src/contract/rules/phone.ts';
import { accepted, requiredText } from '../../../src/forms/rules.ts';
import { UnsavedWorkContext } from '../../../src/forms/unsavedWork.ts';
import en from '../../../translations/en.json';

const messages = {
  ...en,
  'field.email': 'Email',
  'field.phone': 'Mobile number',
  'field.terms': 'I accept the terms',
};
const schema = object({
  email: requiredText(email),
  phone: requiredText(mobile),
  terms: accepted(acceptedTerms),
});
const initialValues = { email: '', phone: '', terms: false };

interface Given {
  failure?: Failure | null;
  loading?: boolean;
}

const refusal = (facts: Partial<Failure>): Failure => ({
  kind: 'refused',
  code: 422,
  message: null,
  errors: null,
  retryAfter: null,
  reference: null,
  ...facts,
});

function setUp(given: Given = {}) {
  const onSubmit = jest.fn();
  const report = jest.fn();
  const ui = (props: Given) => (
    <IntlProvider locale="en" messages={messages}>
      <UnsavedWorkContext value={report}>
        <Form {...{ schema, initialValues, onSubmit }} {...props}>
          <FormTextField name="email" />
          <FormTextField name="phone" numeric />
          <FormCheckboxField name="terms" />
          <SubmitButton>Send</SubmitButton>
        </Form>
      </UnsavedWorkContext>
    </IntlProvider>
  );
  const { rerender } = render(ui(given));
  const user = userEvent.setup();
  return {
    user,
    onSubmit,
    report,
    answer: (props: Given) => rerender(ui(props)),
    send: () => user.click(screen.getByRole('button', { name: 'Send' })),
    fill: async () => {
      await user.type(screen.getByRole('textbox', { name: 'Email' }), 'noura@example.com');
      await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '٥٠٠١٢٣٤٥');
      await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
    },
  };
}

it('shows a missing value at its field and in a summary that receives the focus', async () => {
  const { send, onSubmit, user } = setUp();
  await send();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Email field is required.');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Email field is required.',
  );
  await user.click(screen.getByRole('link', { name: 'Mobile number field is required.' }));
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('submits the values as the schema casts them', async () => {
  const { fill, send, onSubmit } = setUp();
  await fill();
  await send();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(
      {
        email: 'noura@example.com',
        phone: '+96550012345',
        terms: true,
      },
      '',
    ),
  );
});

it('shows the server’s message until the field changes, and keeps the values', async () => {
  const { fill, send, answer, user } = setUp();
  await fill();
  await send();
  answer({ failure: refusal({ errors: { email: ['This email is taken.'] } }) });
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveAccessibleDescription('This email is taken.');
  expect(field).toHaveValue('noura@example.com');
  expect(screen.getByRole('alert')).toHaveFocus();
  await user.type(field, 'x');
  expect(field).toHaveAccessibleDescription('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('replaces the field’s key by its name in the server’s first message', async () => {
  const { fill, send, answer } = setUp();
  await fill();
  await send();
  const errors = { phone: ['phone field is required.', 'phone is not valid.'] };
  answer({ failure: refusal({ errors }) });
  const sentence = 'Mobile number field is required.';
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveAccessibleDescription(
    sentence,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
});

it('shows a message about a field that the form does not have', async () => {
  const { fill, send, answer } = setUp();
  await fill();
  await send();
  answer({ failure: refusal({ errors: { cart: ['The cart has changed.'] } }) });
  expect(screen.getByRole('alert')).toHaveTextContent('The cart has changed.');
  answer({ failure: refusal({ message: 'No connection.' }) });
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
});

it('focuses the summary again when the next attempt fails too', async () => {
  const { fill, send, answer } = setUp();
  await fill();
  await send();
  answer({ failure: refusal({ message: 'No connection.' }) });
  await send();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  answer({ failure: refusal({ kind: 'network' }) });
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the shop.');
});

it('does not submit twice while a submit is running', async () => {
  const { fill, send, onSubmit, user } = setUp({ loading: true });
  await fill();
  await send();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('reports when unsaved work appears and when it is gone', async () => {
  const { user, report } = setUp();
  expect(report).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'n');
  expect(report).toHaveBeenLastCalledWith(expect.anything(), true);
  await user.clear(screen.getByRole('textbox', { name: 'Email' }));
  expect(report).toHaveBeenLastCalledWith(expect.anything(), false);
});

it('is submitted by a button outside of it, which shows its state, and focuses the first wrong field', async () => {
  const onSubmit = jest.fn();
  const user = userEvent.setup();
  render(
    <IntlProvider locale="en" messages={messages}>
      <Form {...{ schema, initialValues, onSubmit }} id="person" focusesField>
        <FormTextField name="email" />
        <FormTextField name="phone" numeric />
        <FormCheckboxField name="terms" />
      </Form>
      <button type="submit" form="person" value="pay">
        Pay
      </button>
    </IntlProvider>,
  );
  const send = () => user.click(screen.getByRole('button', { name: 'Pay' }));
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'noura@example.com');
  await send();
  const phone = screen.getByRole('textbox', { name: 'Mobile number' });
  await waitFor(() => expect(phone).toHaveFocus());
  await user.type(phone, '50012345');
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.anything(), 'pay'));
});
