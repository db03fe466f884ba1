import { FieldChecks } from '../../../../server/domain/validation/FieldChecks.ts';
import {
  checkCivilId,
  checkEmail,
  checkMobile,
  checkName,
  checkNewPassword,
  checkOptionalMobile,
  checkTerms,
} from '../../../../server/domain/validation/person.ts';
import { ApiError } from '../../../../server/errors/ApiError.ts';
import { renderError } from '../../../../server/errors/render.ts';

/** The messages by field in English, or null when everything is accepted. */
function messagesOf(check: (checks: FieldChecks) => unknown) {
  const checks = new FieldChecks();
  check(checks);
  try {
    checks.finish();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return renderError(error, 'en').errors ?? {};
  }
}

function valueOf<T>(check: (checks: FieldChecks) => T): T {
  const checks = new FieldChecks();
  const value = check(checks);
  checks.finish();
  return value;
}

describe('names', () => {
  it('are trimmed to one line', () => {
    expect(valueOf((checks) => checkName(checks, 'first_name', '  Al\u0000 \n Sabah '))).toBe(
      'Al Sabah',
    );
  });

  it.each([
    ['  ', 'first_name field is required.'],
    ['س', 'first_name: min length 2 characters.'],
    ['x'.repeat(51), 'first_name: max length 50 characters.'],
  ])('%j is refused', (name, message) => {
    expect(messagesOf((checks) => checkName(checks, 'first_name', name))).toEqual({
      first_name: [message],
    });
  });

  it('count characters, not code units', () => {
    expect(messagesOf((checks) => checkName(checks, 'first_name', '𝒮'))).not.toBeNull();
    expect(messagesOf((checks) => checkName(checks, 'first_name', '𝒮'.repeat(50)))).toBeNull();
  });
});

describe('e-mails', () => {
  it('are stored in lower case', () => {
    expect(valueOf((checks) => checkEmail(checks, 'email', ' Noura@Example.COM\u200f'))).toBe(
      'noura@example.com',
    );
  });

  it.each([
    'noura',
    'noura@',
    'noura@example',
    'a b@example.com',
    'a@b@example.com',
    `${'x'.repeat(250)}@a.co`,
  ])('%j is refused', (email) => {
    expect(messagesOf((checks) => checkEmail(checks, 'email', email))).toEqual({
      email: ['The email must be a valid email address.'],
    });
  });

  it('are required', () => {
    expect(messagesOf((checks) => checkEmail(checks, 'email', ''))).toEqual({
      email: ['email field is required.'],
    });
  });
});

describe('mobiles and civil IDs', () => {
  it('are taken with Arabic digits', () => {
    expect(valueOf((checks) => checkMobile(checks, 'phone', '+٩٦٥ ٥٠٠١ ٢٣٤٥'))).toBe(
      '+96550012345',
    );
    expect(valueOf((checks) => checkCivilId(checks, 'civil_id', '٢٨٥٠٧٠٤٠٠٠٢٨'))).toBe(
      '285070400028',
    );
  });

  it('are refused in the words of the specification', () => {
    expect(messagesOf((checks) => checkMobile(checks, 'phone', '22345678'))).toEqual({
      phone: ['Invalid mobile number'],
    });
    expect(messagesOf((checks) => checkCivilId(checks, 'civil_id', '285070400027'))).toEqual({
      civil_id: ['Invalid civil id'],
    });
  });

  it('a mobile may be left out where it is optional', () => {
    expect(valueOf((checks) => checkOptionalMobile(checks, 'phone', ' '))).toBeNull();
    expect(messagesOf((checks) => checkOptionalMobile(checks, 'phone', '123'))).not.toBeNull();
  });
});

describe('new passwords', () => {
  const check = (password: string, confirm_password: string, needsNumber = false) =>
    messagesOf((checks) =>
      checkNewPassword(checks, { password, confirm_password }, { needsNumber }),
    );

  it('need eight characters', () => {
    expect(check('1234567', '1234567')).toEqual({
      password: ['Password: at least 8 characters.'],
    });
    expect(check('12345678', '12345678')).toBeNull();
  });

  it('need a number in quick sign-up only', () => {
    expect(check('abcdefgh', 'abcdefgh')).toBeNull();
    expect(check('abcdefgh', 'abcdefgh', true)).toEqual({
      password: ['Password: at least one number.'],
    });
    expect(check('abcdefg٥', 'abcdefg٥', true)).toBeNull();
  });

  it('must be repeated', () => {
    expect(check('12345678', '12345679')).toEqual({ confirm_password: ["Password doesn't match"] });
    expect(check('', '')).toEqual({
      password: ['password field is required.'],
      confirm_password: ['confirm_password field is required.'],
    });
  });
});

describe('terms', () => {
  it('must be accepted', () => {
    expect(messagesOf((checks) => checkTerms(checks, false))).toEqual({
      terms: ['The Terms and Conditions must be accepted.'],
    });
  });
});
