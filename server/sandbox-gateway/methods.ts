import { paymentMethodName } from '../../src/payment/gatewayFacts.ts';

export const KNET = 1;
export const CARD = 2;

export function methodName(paymentType: number): string {
  return paymentMethodName(paymentType) ?? 'Unknown';
}
