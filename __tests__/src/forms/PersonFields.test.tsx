import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { object } from 'yup';
import { mobile } from '../../../src/contract/rules/phone.ts';
import { Form, SubmitButton } from '../../../src/forms/Form.tsx';
import { PhoneField } from '../../../src/forms/PersonFields.tsx';
import { requiredText } from '../../../src/forms/rules.ts';
import messages from '../../../translations/en.json';

function setUp() {
  const onSubmit = jest.fn();
  render(
    <IntlProvider locale="en" messages={messages}>
      <Form
        schema={object({ phone: requiredText(mobile) })}
        initialValues={{ phone: '' }}
        onSubmit={onSubmit}
      >
        <PhoneField />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </IntlProvider>,
  );
  return { onSubmit, user: userEvent.setup(), phone: screen.getByRole('textbox') };
}

it.each(['+965 5001 2345', '0096550012345', '٥٠٠١٢٣٤٥', '۵۰۰۱ ۲۳۴۵'])(
  'makes %s the plain number beside its prefix once the field is left',
  async (typed) => {
    const { user, phone, onSubmit } = setUp();
    await user.click(phone);
    await user.paste(typed);
    expect(phone).toHaveValue(typed);
    await user.tab();
    expect(phone).toHaveValue('50012345');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledWith({ phone: '+96550012345' }, '');
  },
);

it('leaves a number that is not a Kuwaiti mobile number as it was typed', async () => {
  const { user, phone } = setUp();
  await user.type(phone, '+966 50 001 2345');
  await user.tab();
  expect(phone).toHaveValue('+966 50 001 2345');
  expect(phone).toHaveAccessibleDescription('Invalid mobile number');
});
