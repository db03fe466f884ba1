import { textToFils } from '../../contract/money.ts';
import type {
  DeliveryNumbers,
  OrderNumbers,
  RenewalNumbers,
  RevenueNumbers,
} from '../../contract/wire/staff/numbers.ts';
import { colours } from '../theme/colours.ts';
import type { Measure } from './measures.ts';

export const deliveryMeasures: readonly Measure<DeliveryNumbers>[] = [
  {
    label: 'numbers.deliveries.deliveries',
    valueOf: ({ deliveries }) => deliveries,
    colour: colours.info,
  },
  {
    label: 'numbers.deliveries.meals',
    valueOf: ({ meals }) => meals,
    colour: colours.brand,
    stack: 'portions',
  },
  {
    label: 'numbers.deliveries.snacks',
    valueOf: ({ snacks }) => snacks,
    colour: colours['saffron-strong'],
    stack: 'portions',
  },
];

export const revenueMeasures: readonly Measure<RevenueNumbers>[] = [
  {
    label: 'numbers.revenue.revenue',
    valueOf: ({ revenue }) => textToFils(revenue),
    colour: colours.brand,
  },
  { label: 'numbers.revenue.orders', valueOf: ({ orders }) => textToFils(orders) },
  {
    label: 'numbers.revenue.appointments',
    valueOf: ({ appointments }) => textToFils(appointments),
  },
  { label: 'numbers.revenue.refunded', valueOf: ({ refunded }) => textToFils(refunded) },
];

export const orderMeasures: readonly Measure<OrderNumbers>[] = [
  {
    label: 'numbers.orders.paid',
    valueOf: ({ paid }) => paid,
    colour: colours.brand,
    stack: 'all',
  },
  {
    label: 'numbers.orders.unpaid',
    valueOf: ({ unpaid }) => unpaid,
    colour: colours['line-strong'],
    stack: 'all',
  },
  {
    label: 'numbers.orders.failed',
    valueOf: ({ failed }) => failed,
    colour: colours.danger,
    stack: 'all',
  },
];

export const renewalMeasures: readonly Measure<RenewalNumbers>[] = [
  { label: 'numbers.renewals.ended', valueOf: ({ ended }) => ended },
  {
    label: 'numbers.renewals.renewed',
    valueOf: ({ renewed }) => renewed,
    colour: colours.brand,
    stack: 'ended',
  },
  {
    label: 'numbers.renewals.left',
    valueOf: ({ ended, renewed }) => ended - renewed,
    colour: colours['line-strong'],
    stack: 'ended',
  },
];
