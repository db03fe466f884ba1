import { returnData } from '../../../server/sandbox-gateway/returnData.ts';
import type { Session, Transaction } from '../../../server/sandbox-gateway/records.ts';
import type { ScenarioName } from '../../../server/sandbox-gateway/scenarios.ts';
import { openEnvelope } from '../../../src/payment/envelope.ts';
import { CHECKOUT, TEST_GATEWAY } from '../../support/sandboxGateway.ts';

const transaction: Transaction = {
  token: '1569830677725743478',
  paymentId: '100201927384634224',
  reference: 'SUB-1001-1-0a1b2c3d',
  status: 'SUCCESSFUL',
  resultCode: 'CAPTURED',
  amount: '45.000',
  administrativeCharge: '0.250',
  paymentType: 1,
  datetime: '2026-11-21 11:00:00',
};

function dataOf(name: ScenarioName): string {
  const session: Session = {
    token: 'token',
    paymentToken: '1569830677725743478',
    createdAt: 0,
    fields: { ...CHECKOUT, variables: ['1001', 'en', null, null, null], webhookUrl: null },
    scenario: { name, count: 3 },
    action: null,
    returnUrl: null,
    faultsLeft: 0,
  };
  return returnData(session, transaction, { gateway: TEST_GATEWAY });
}

describe('returnData', () => {
  test('bit-flipped differs in exactly one bit', () => {
    const sent = Buffer.from(dataOf('captured'), 'hex');
    const flipped = Buffer.from(dataOf('bit-flipped'), 'hex');
    const differences = sent.map((byte, index) => byte ^ (flipped[index] ?? 0));
    expect([...differences].filter((bits) => bits !== 0)).toEqual([1]);
  });

  test('zero padding opens to the same', () => {
    expect(dataOf('zero-padding')).not.toBe(dataOf('captured'));
    expect(openEnvelope(dataOf('zero-padding'), TEST_GATEWAY)).toEqual(
      openEnvelope(dataOf('captured'), TEST_GATEWAY),
    );
  });
});
