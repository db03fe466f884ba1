import type { AppContext } from '../context.ts';
import { Background, type PaymentContext, type PaymentLog } from './paymentContext.ts';
import { providerClient } from './providerClient.ts';

export function createPaymentContext(context: AppContext, log: PaymentLog): PaymentContext {
  const { config, clock } = context;
  return {
    ...context,
    log,
    provider: providerClient({ gateway: config.gateway, clock }),
    background: new Background(log),
  };
}
