import { amountToFils } from '../../src/payment/amount.ts';
import { CURRENCY, REFERENCE, URL_MAX, VARIABLE_MAX } from '../../src/payment/gatewayFacts.ts';
import { filsToText } from '../../src/contract/money.ts';
import { AMOUNT_LIMITS } from '../../src/contract/rules/payableAmount.ts';
import type { CheckoutFields } from './records.ts';

export type FieldFaults = Record<string, string[]>;

const VARIABLES = ['variable1', 'variable2', 'variable3', 'variable4', 'variable5'];
const AMOUNT = /^\d+(\.\d{1,3})?$/;
const KNOWN_TYPES = [0, 1, 2, 7, 8, 9, 10, 11, 12, 13, 14, 16];

type Values = Readonly<Record<string, unknown>>;

/** The rules of a checkout; the merchant code is compared by the caller's expectation. */
export function checkoutFaults(values: Values, merchantCode: string): FieldFaults {
  const faults: [string, string | null][] = [
    [
      'merchantCode',
      values['merchantCode'] === merchantCode ? null : 'The merchant code is invalid.',
    ],
    ['amount', amountFault(values['amount'])],
    ['currency', values['currency'] === CURRENCY ? null : 'The currency must be KWD.'],
    ['paymentType', isKnownType(values['paymentType']) ? null : 'The payment type is invalid.'],
    ['responseUrl', urlFault(values['responseUrl'])],
    ['failureUrl', urlFault(values['failureUrl'])],
    ['version', values['version'] === '2.0' ? null : 'The version must be 2.0.'],
    ['orderReferenceNumber', referenceFault(values['orderReferenceNumber'])],
    ...VARIABLES.map((name): [string, string | null] => [name, variableFault(values[name])]),
    ['mobile_number', mobileFault(values['mobile_number'])],
    ['webhookUrl', isMissing(values['webhookUrl']) ? null : urlFault(values['webhookUrl'])],
  ];
  return Object.fromEntries(
    faults.flatMap(([field, fault]) => (fault === null ? [] : [[field, [fault]]])),
  );
}

/** Call it for values without faults only. */
export function checkoutFields(values: Values): CheckoutFields {
  return {
    amount: filsToText(amountToFils(values['amount']) ?? 0),
    paymentType: Number(values['paymentType']),
    responseUrl: String(values['responseUrl']),
    failureUrl: String(values['failureUrl']),
    orderReferenceNumber: String(values['orderReferenceNumber']),
    variables: VARIABLES.map((name) => textOf(values[name])),
    name: textOf(values['name']),
    webhookUrl: textOf(values['webhookUrl']),
  };
}

function amountFault(amount: unknown): string | null {
  const fils = AMOUNT.test(String(amount)) ? amountToFils(amount) : null;
  if (fils === null) return 'The amount format is invalid.';
  const isWithin = fils >= AMOUNT_LIMITS.min && fils <= AMOUNT_LIMITS.max;
  return isWithin ? null : 'The amount must be between 0.200 and 100000.';
}

function isKnownType(type: unknown): boolean {
  return type !== '' && type !== null && KNOWN_TYPES.includes(Number(type));
}

function urlFault(url: unknown): string | null {
  if (typeof url !== 'string' || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
    return 'The address must be absolute.';
  }
  return url.length > URL_MAX ? `The address may not be longer than ${URL_MAX} characters.` : null;
}

function referenceFault(reference: unknown): string | null {
  const isReference = typeof reference === 'string' && REFERENCE.test(reference);
  return isReference ? null : 'The order reference number is invalid.';
}

function variableFault(variable: unknown): string | null {
  if (isMissing(variable)) return null;
  const isText = typeof variable === 'string' && variable.length <= VARIABLE_MAX;
  return isText ? null : `The variable may not be longer than ${VARIABLE_MAX} characters.`;
}

function mobileFault(mobile: unknown): string | null {
  if (isMissing(mobile)) return null;
  return /^\d{8}$/.test(String(mobile)) ? null : 'The mobile number must be 8 digits.';
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
