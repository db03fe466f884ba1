import { amountFault } from '../contract/rules/payableAmount.ts';
import { bareMobile } from '../contract/rules/phone.ts';
import { filsToText } from '../contract/money.ts';
import type { CheckoutOrder, Payer } from './checkoutOrder.ts';
import {
  API_VERSION,
  CURRENCY,
  LET_PAYER_CHOOSE,
  REFERENCE,
  URL_MAX,
  VARIABLE_MAX,
} from './gatewayFacts.ts';

/** Letters outside ASCII and quoted parts are legal in an address and refused by the provider. */
const USUAL_EMAIL = /^[a-z0-9._%+-]{1,64}@[a-z0-9.-]+\.[a-z]{2,}$/i;

/** The plaintext of a checkout; throws a RangeError for values that the provider would refuse. */
export function checkoutRequest(order: CheckoutOrder): Record<string, unknown> {
  assertAcceptable(order);
  return {
    merchantCode: order.merchantCode,
    amount: filsToText(order.amount),
    currency: CURRENCY,
    paymentType: LET_PAYER_CHOOSE,
    responseUrl: order.responseUrl,
    failureUrl: order.failureUrl,
    version: API_VERSION,
    orderReferenceNumber: order.orderReferenceNumber,
    variable1: String(order.payableId),
    variable2: order.language,
    ...payerFields(order.payer),
    ...(order.webhookUrl === null ? {} : { webhookUrl: order.webhookUrl }),
  };
}

function payerFields({ name, email, mobile }: Payer): Record<string, string> {
  return {
    name: name.slice(0, VARIABLE_MAX),
    ...(USUAL_EMAIL.test(email) && email.length <= VARIABLE_MAX ? { email } : {}),
    ...(mobile === null ? {} : { mobile_number: bareMobile(mobile) }),
  };
}

function assertAcceptable(order: CheckoutOrder): void {
  if (amountFault(order.amount) !== null) {
    throw new RangeError(`The gateway does not take ${order.amount} fils.`);
  }
  if (!REFERENCE.test(order.orderReferenceNumber)) {
    throw new RangeError('The order reference may have letters, digits and dashes only.');
  }
  for (const url of [order.responseUrl, order.failureUrl]) {
    if (url.length > URL_MAX) throw new RangeError(`A return address is longer than ${URL_MAX}.`);
  }
}
