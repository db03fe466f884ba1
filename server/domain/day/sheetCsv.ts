import { pickText, type Language } from '../../../src/contract/languages.ts';
import { isNumberedStreet } from '../../../src/contract/rules/street.ts';
import type {
  Delivery,
  DeliveryAddress,
  DeliverySheet,
  Label,
  LabelSheet,
  ProductionSheet,
} from '../../../src/contract/wire/staff/day.ts';
import { translate, type MessageKey } from '../../i18n/translate.ts';
import { tableOf, type Column } from '../csv.ts';

type Names = { readonly name_en: string; readonly name_ar: string };

const list = (names: readonly Names[], language: Language) =>
  names.map((names) => pickText(names, 'name', language)).join(' / ');

const production = tableOf<ProductionSheet['portions'][number]>([
  ['server.day.csv.kind', ({ kind }, language) => translate(language, `server.day.kind.${kind}`)],
  ['server.day.csv.dish_en', ({ name_en }) => name_en],
  ['server.day.csv.dish_ar', ({ name_ar }) => name_ar],
  ['server.day.csv.calories', ({ calories }) => calories],
  ['server.day.csv.protein', ({ protein }) => protein],
  ['server.day.csv.count', ({ count }) => count],
  ['server.day.csv.allergens', ({ allergens }, language) => list(allergens, language)],
]);

const stop: readonly Column<Label | Delivery>[] = [
  ['server.day.csv.from', ({ slot }) => slot.from],
  ['server.day.csv.to', ({ slot }) => slot.to],
  [
    'server.day.csv.governorate',
    ({ address }, language) => pickText(address, 'governorate', language),
  ],
  ['server.day.csv.area', ({ address }, language) => pickText(address, 'area', language)],
  ['server.day.csv.address', ({ address }, language) => lineOf(address, language)],
  ['server.day.csv.direction', ({ address }) => address.special_direction],
  ['server.day.csv.name', ({ customer_name }) => customer_name],
  ['server.day.csv.order', ({ order_number }) => order_number],
  ['server.day.csv.package', ({ product }, language) => pickText(product, 'name', language)],
  ['server.day.csv.quantity', ({ quantity }) => quantity],
];

const labels = tableOf<Label>([
  ...stop,
  ['server.day.csv.size', ({ variant }, language) => pickText(variant, 'name', language)],
  ['server.day.csv.dishes', ({ dishes }, language) => list(dishes, language)],
  ['server.day.csv.allergies', ({ allergies }, language) => list(allergies, language)],
  ['server.day.csv.dislikes', ({ dislikes }, language) => list(dislikes, language)],
  ['server.day.csv.others', ({ others }) => others],
  [
    'server.day.csv.answers',
    ({ answered }, language) =>
      translate(language, answered ? 'server.day.answers.given' : 'server.day.answers.withdrawn'),
  ],
]);

const deliveries = tableOf<Delivery>([
  ...stop,
  // A plus would be a formula.
  ['server.day.csv.phone', ({ phone }) => phone && phone.replace(/^\+/, '00')],
  ['server.day.csv.comment', ({ comment }) => comment],
  [
    'server.day.csv.outcome',
    ({ outcome }, language) => outcome && translate(language, `server.day.outcome.${outcome}`),
  ],
  [
    'server.day.csv.reason',
    ({ reason }, language) => reason && translate(language, `server.day.reason.${reason}`),
  ],
  ['server.day.csv.note', ({ note }) => note],
  ['server.day.csv.made_up_on', ({ made_up_on }) => made_up_on],
]);

export const productionCsv = ({ portions }: ProductionSheet, language: Language) =>
  production(portions, language);
export const labelsCsv = ({ items }: LabelSheet, language: Language) => labels(items, language);
export const deliveriesCsv = ({ items }: DeliverySheet, language: Language) =>
  deliveries(items, language);

/** "Block 4, Street 12, House 3" */
function lineOf(address: DeliveryAddress, language: Language): string {
  const numbered = isNumberedStreet(address.street) ? 'yes' : 'no';
  const part = (key: MessageKey, value: string | null) =>
    value ? [translate(language, key, { value, numbered })] : [];
  return [
    part('address.block', address.block),
    part('address.street', address.street),
    part('address.avenue', address.avenue),
    part(
      address.location === 'office' ? 'address.building' : 'address.house',
      address.house_building,
    ),
    part('address.floor', address.floor),
    part('address.apartment', address.apartment),
  ]
    .flat()
    .join(`${translate(language, 'address.separator')} `);
}
