interface VoucherTerms {
  readonly code: string;
  readonly minimum_total_fils: number;
  readonly once_per_customer: boolean;
  /** First and last Kuwait day on which the code is taken. */
  readonly starts_on: string;
  readonly ends_on: string;
}

interface SeedPercentVoucher extends VoucherTerms {
  readonly kind: 'percent';
  readonly percent: number;
}

interface SeedAmountVoucher extends VoucherTerms {
  readonly kind: 'amount';
  readonly amount_fils: number;
}

type SeedVoucher = SeedPercentVoucher | SeedAmountVoucher;

export const vouchers: readonly SeedVoucher[] = [
  {
    code: 'WELCOME10',
    kind: 'percent',
    percent: 10,
    minimum_total_fils: 0,
    once_per_customer: true,
    starts_on: '2024-01-01',
    ends_on: '2029-12-31',
  },
  {
    code: 'SAVE5',
    kind: 'amount',
    amount_fils: 5_000,
    minimum_total_fils: 50_000,
    once_per_customer: false,
    starts_on: '2024-01-01',
    ends_on: '2029-12-31',
  },
  {
    code: 'EXPIRED',
    kind: 'percent',
    percent: 20,
    minimum_total_fils: 0,
    once_per_customer: false,
    starts_on: '2023-01-01',
    ends_on: '2023-12-31',
  },
];
