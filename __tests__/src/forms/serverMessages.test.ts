import { serverMessages, withFieldName } from '../../../src/forms/serverMessages.ts';

describe('withFieldName', () => {
  it('replaces the key by the name', () => {
    expect(withFieldName('first_name field is required.', 'first_name', 'First name')).toBe(
      'First name field is required.',
    );
    expect(withFieldName('حقل first_name مطلوب.', 'first_name', 'الاسم الأول')).toBe(
      'حقل الاسم الأول مطلوب.',
    );
    expect(withFieldName('حقل email مطلوب.', 'email', 'البريد الإلكتروني')).toBe(
      'حقل البريد الإلكتروني مطلوب.',
    );
  });

  it('leaves a key that already equals the name', () => {
    const message = 'The email must be a valid email address.';
    expect(withFieldName(message, 'email', 'Email')).toBe(message);
  });

  it('inserts a name literally, replacement patterns included', () => {
    expect(withFieldName('حقل block مطلوب.', 'block', '$& القطعة')).toBe('حقل $& القطعة مطلوب.');
  });
});

describe('serverMessages', () => {
  it('keeps the first message of each field', () => {
    const failure = { errors: { email: ['taken', 'too long'], phone: [] } };
    expect(serverMessages(failure, (field) => field)).toEqual({ email: 'taken' });
  });

  it('is empty when no field is wrong', () => {
    expect(serverMessages({ errors: null }, (field) => field)).toEqual({});
  });
});
