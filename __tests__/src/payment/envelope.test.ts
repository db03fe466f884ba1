import AES from 'crypto-js/aes.js';
import CryptoJS from 'crypto-js/core.js';
import NoPadding from 'crypto-js/pad-nopadding.js';
import {
  checkEnvelopeKeys,
  EnvelopeError,
  openEnvelope,
  sealEnvelope,
} from '../../../src/payment/envelope.ts';

const keys = { key: '0123456789ABCDEF0123456789ABCDEF', iv: 'FEDCBA9876543210' };

const knownAnswers: [Record<string, unknown>, string][] = [
  [{ merchantCode: '100000' }, 'fde34ee3d45295b18342cefc8b5183628de852d725b13316d94e7676ba990448'],
  [{ status: 1 }, '300e2088baf02478fa30d28efebe227d4ceb483d1e6ff7a1707ce31d38d80c86'],
  [
    { a: 'x'.repeat(24) },
    'c80cd036d35ea1667e93a0cd644aab591cfbbd01bca5b5a7dcd2795928ee613a5920435025388df9cfcf3c96045f01c45890979870fc773687eb4efa2f0efe51',
  ],
  [
    { name: 'أحمد المنصوري', amount: '9.900' },
    '90c849af5e009e4674948b920a87fa97a1d4f6753ba82532bb7ccb379e43106b0e4f273253802a2bf15340ddce1772a7dda85cc4bd8cef9fc49d67197ed11a22',
  ],
];

/** Encrypts exactly these bytes, to imitate senders that pad in other ways or not at all. */
function encryptBytes(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return AES.encrypt(CryptoJS.enc.Hex.parse(hex), CryptoJS.enc.Latin1.parse(keys.key), {
    iv: CryptoJS.enc.Latin1.parse(keys.iv),
    padding: NoPadding,
  }).ciphertext.toString(CryptoJS.enc.Hex);
}

function padded(text: string, length: number, fill: number): Uint8Array {
  const bytes = new Uint8Array(length).fill(fill);
  bytes.set(new TextEncoder().encode(text));
  return bytes;
}

function faultOf(data: string): unknown {
  try {
    openEnvelope(data, keys);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('the envelope', () => {
  test.each(knownAnswers)('seals %j as the provider does', (value, hex) => {
    expect(sealEnvelope(value, keys)).toBe(hex);
    expect(openEnvelope(hex, keys)).toEqual(value);
    expect(openEnvelope(hex.toUpperCase(), keys)).toEqual(value);
  });

  test('opens what it sealed, at every length and in Arabic', () => {
    for (let length = 0; length <= 200; length += 1) {
      for (const letter of ['x', 'ش', '€', '🥗']) {
        const value = { name: letter.repeat(length), amount: '9.900' };
        const sealed = sealEnvelope(value, keys);
        expect(sealed.length % 64).toBe(0);
        expect(openEnvelope(sealed, keys)).toEqual(value);
      }
    }
  });

  test('accepts a pad to sixteen bytes', () => {
    expect(openEnvelope(encryptBytes(padded('{"a":1}', 16, 9)), keys)).toEqual({ a: 1 });
    const whole = padded('{"a":"xxxxxxxx"}', 32, 16);
    expect(openEnvelope(encryptBytes(whole), keys)).toEqual({ a: 'x'.repeat(8) });
  });

  test('accepts zero padding, and none where the text fills its blocks', () => {
    expect(openEnvelope(encryptBytes(padded('{"a":1}', 32, 0)), keys)).toEqual({ a: 1 });
    expect(openEnvelope(encryptBytes(padded('{"a":"xxxxxxxx"}', 16, 0)), keys)).toEqual({
      a: 'x'.repeat(8),
    });
  });

  test('keeps every digit of an id that lies beyond 2^53', () => {
    const sealed = encryptBytes(padded('{"paymentId":100201927384634224}', 64, 32));
    expect(openEnvelope(sealed, keys)).toEqual({ paymentId: '100201927384634224' });
  });

  test.each([
    ['empty', ''],
    ['not hex', 'zz'.repeat(16)],
    ['odd hex', 'a'.repeat(31)],
    ['not whole blocks', 'ab'.repeat(20)],
    ['noise', 'ab'.repeat(32)],
    ['a bad pad', encryptBytes(padded('{"a":1}', 32, 40))],
    ['a pad whose bytes differ', encryptBytes(padded('{"a":1}\u0001\u0002', 32, 5))],
    ['broken UTF-8', encryptBytes(Uint8Array.from([...padded('{"a":"', 30, 255), 2, 2]))],
    ['broken JSON', encryptBytes(padded('{"a":', 32, 27))],
    ['an array', encryptBytes(padded('[1,2]', 32, 27))],
    ['a bare string', encryptBytes(padded('"text"', 32, 26))],
    ['null', encryptBytes(padded('null', 32, 28))],
    ['nothing but padding', encryptBytes(padded('', 32, 32))],
  ])('answers %s with one and the same error', (_fault, data) => {
    const error = faultOf(data);
    expect(error).toBeInstanceOf(EnvelopeError);
    expect(error).toMatchObject({ message: new EnvelopeError().message });
  });

  test('a wrong key gives the same error', () => {
    const sealed = sealEnvelope({ a: 1 }, { ...keys, key: 'F'.repeat(32) });
    expect(faultOf(sealed)).toBeInstanceOf(EnvelopeError);
  });
});

describe('checkEnvelopeKeys', () => {
  test('takes keys of the right length only', () => {
    expect(() => checkEnvelopeKeys(keys)).not.toThrow();
    expect(() => checkEnvelopeKeys({ ...keys, key: `${keys.key.slice(1)}\n` })).toThrow(/key/);
    expect(() => checkEnvelopeKeys({ ...keys, key: `${keys.key}\n` })).toThrow(/key/);
    expect(() => checkEnvelopeKeys({ ...keys, iv: 'short' })).toThrow(/IV/);
    expect(() => checkEnvelopeKeys({ ...keys, iv: 'أ'.repeat(16) })).toThrow(/IV/);
  });
});
