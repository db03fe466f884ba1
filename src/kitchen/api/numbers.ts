import type { ApiRequest } from '../../api/client.ts';
import { count, day, filledText, id, list, object, oneOf, text } from '../../api/shape.ts';
import type { Reader } from '../../api/shape.ts';
import type {
  DeliveryNumbers,
  DishNumbers,
  NumbersQuery,
  OrderNumbers,
  RenewalNumbers,
  RevenueNumbers,
} from '../../contract/wire/staff/numbers.ts';

export type FiguresRequest<Row> = (dates: NumbersQuery) => ApiRequest<{ items: Row[] }>;

const figuresOf =
  <Row>(name: string, read: Reader<Row>): FiguresRequest<Row> =>
  ({ from, to }) => ({
    method: 'GET',
    path: `numbers/${name}`,
    query: { from, to },
    parse: object<{ items: Row[] }>({ items: list(read) }),
  });

export const getDeliveryNumbers = figuresOf(
  'deliveries',
  object<DeliveryNumbers>({ date: day, deliveries: count, meals: count, snacks: count }),
);

export const getRevenue = figuresOf(
  'revenue',
  object<RevenueNumbers>({
    date: day,
    orders: filledText,
    appointments: filledText,
    refunded: filledText,
    revenue: filledText,
  }),
);

export const getOrderNumbers = figuresOf(
  'orders',
  object<OrderNumbers>({ date: day, paid: count, unpaid: count, failed: count }),
);

export const getRenewals = figuresOf(
  'renewals',
  object<RenewalNumbers>({ date: day, ended: count, renewed: count }),
);

export const getDishNumbers = figuresOf(
  'dishes',
  object<DishNumbers>({
    dish_id: id,
    kind: oneOf('meal', 'snack'),
    name_en: text,
    name_ar: text,
    chosen: count,
    proposed: count,
  }),
);
