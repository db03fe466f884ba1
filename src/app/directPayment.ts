import { PaymentTransportError, type PaymentTransport } from '../payment/transport.ts';
import type { ReportError } from '../saga/guarded.ts';
import { recover } from '../ui/failures.ts';
import type { RuntimeSettings } from './settings.ts';

type PaymentSettings = Pick<RuntimeSettings, 'gateway' | 'gatewayTransport' | 'publicUrl'>;

/**
 * Only a deployment with direct transport fetches this code: at once, so that a later release cannot remove it first.
 * If it does not load, each payment tries again.
 */
export function directPaymentOf(
  { gateway, gatewayTransport, publicUrl }: PaymentSettings,
  reportError: ReportError,
): PaymentTransport | null {
  if (gatewayTransport !== 'direct' || gateway === null) return null;
  const fetchTransport = async () => {
    const { directTransport } = await fetchCode();
    return directTransport({ gateway, publicUrl });
  };
  fetchTransport().catch(reportError);
  return {
    checkout: async (order, signal) => (await fetchTransport()).checkout(order, signal),
    openResult: async (data, signal) => (await fetchTransport()).openResult(data, signal),
  };
}

async function fetchCode() {
  try {
    return await import('../payment/directTransport.ts');
  } catch {
    await recover();
    throw new PaymentTransportError('network');
  }
}
