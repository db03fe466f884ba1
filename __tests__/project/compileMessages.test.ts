import { IntlMessageFormat } from 'intl-messageformat';
import compileMessages from '../../webpack/compileMessages.ts';

const compiled = (messages: Record<string, string>, part = 'customer') =>
  JSON.parse(
    compileMessages.call({ resourceQuery: `?${part}` }, JSON.stringify(messages)),
  ) as Record<string, ConstructorParameters<typeof IntlMessageFormat>[0]>;

it('compiles each message so that it formats without a parser', () => {
  const plural = '{count, plural, one {# meal} other {# meals}} for {name}';
  const { plans = '' } = compiled({ plans: plural });
  expect(Array.isArray(plans)).toBe(true);
  const format = (count: number) =>
    new IntlMessageFormat(plans, 'en').format({ count, name: 'Noura' });
  expect([format(1), format(3)]).toEqual(['1 meal for Noura', '3 meals for Noura']);
});

it('leaves out texts of the server alone', () => {
  expect(Object.keys(compiled({ 'server.order_closed': 'Closed.', 'cart.title': 'Cart' }))).toEqual(
    ['cart.title'],
  );
});

it('leaves out texts of another part', () => {
  const messages = {
    'home.hero.title': 'Eat well',
    'terms.intro': 'Terms',
    'login.title': 'Log in',
    'cart.title': 'Cart',
  };
  expect(Object.keys(compiled(messages, 'first'))).toEqual(['home.hero.title']);
  expect(Object.keys(compiled(messages, 'reading'))).toEqual(['terms.intro']);
  expect(Object.keys(compiled(messages, 'shop'))).toEqual(['login.title']);
  expect(Object.keys(compiled(messages, 'customer'))).toEqual(['cart.title']);
});

it('names a message that is not valid', () => {
  expect(() => compiled({ 'cart.title': '{count, plural}' })).toThrow('cart.title');
});
