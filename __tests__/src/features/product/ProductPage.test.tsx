import { act, screen, waitFor, within } from '@testing-library/react';
// Loaded here, so that no test waits for their compilation.
import '../../../../src/features/product/ProductPage.tsx';
import '../../../../src/ui/DateField.tsx';
import { selectProductState } from '../../../../src/features/product/productSlice.ts';
import { cart, cartItem } from '../../../support/factories/cart.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import {
  packageCategory,
  packageImage,
  packageResponse,
  packageVariant,
} from '../../../support/factories/package.ts';
import type { Handlers } from '../../../support/fakeApi.ts';
import { hold, networkDown, noAnswer, refuse } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

type Visit = Partial<Parameters<typeof renderApp>[0]>;

const visit = (options: Visit = {}, api: Handlers = {}) =>
  renderApp({
    path: '/package-categories/1',
    ...options,
    api: { 'GET package-categories/:id': packageResponse(), ...api },
  });

const subscribe = async () =>
  within(await screen.findByRole('region', { name: 'Your subscription' })).getByRole('button', {
    name: 'Subscribe now',
  });
const offer = () => screen.getByRole('region', { name: 'Your subscription' });

describe('the product page', () => {
  it('shows the package and the price of the usual choices', async () => {
    await visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Fit Pro' })).toBeVisible();
    expect(screen.getByText('Cooked this morning')).toBeInTheDocument();
    expect(offer()).toHaveTextContent(/128\.500\sKD/);
    expect(offer()).toHaveTextContent('3 meals and 1 snack');
    expect(offer()).toHaveTextContent('Mon, 8 Feb 2027');
  });

  it('promises the sum of the chosen meals and snacks', async () => {
    const { user } = await visit(
      {},
      {
        'GET package-categories/:id': packageResponse({
          package_category: packageCategory({
            variants: [
              packageVariant({
                prices: [1, 3].map((meals) => ({ meals, snacks: 1, days: 20, price: '98.000' })),
              }),
            ],
            meal_options: [1, 3],
          }),
        }),
      },
    );
    const men = await screen.findByRole('radio', { name: 'Men' });
    const full = 'About 130 g protein, 1,530 to 1,870 calories a day';
    expect(men).toHaveAccessibleDescription(full.replace(' g', '\u00a0g'));
    expect(offer()).toHaveTextContent(full);
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Meals a day' })).getByText('1'),
    );
    const less = 'About 50 g protein, 630 to 770 calories a day';
    expect(men).toHaveAccessibleDescription(less.replace(' g', '\u00a0g'));
    expect(offer()).toHaveTextContent(less);
  });

  it('asks for its thumbnails in small', async () => {
    const [table, box] = ['/images/gallery/fit-pro-table.svg', '/images/gallery/fit-pro-box.svg'];
    const images = [table, box].map((url, id) => packageImage({ id: id + 1, url, alt_en: url }));
    await visit(
      {},
      { 'GET package-categories/:id': packageResponse({ package_category_images: images }) },
    );
    const pictures = await screen.findByRole('list', { name: 'Pictures of this package' });
    expect(within(pictures).getByRole('img', { name: table })).toHaveAttribute('src', table);
    const thumbnail = screen.getByRole('button', { name: 'Show picture 2 of 2' });
    expect(within(thumbnail).getByRole('img')).toHaveAttribute(
      'src',
      '/images/gallery/fit-pro-box.avif',
    );
  });

  it('is shown in Arabic', async () => {
    await visit({ language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'فت برو' })).toBeVisible();
    const summary = screen.getByRole('region', { name: 'اشتراكك' });
    expect(summary).toHaveTextContent(/128\.500\sد\.ك/);
    expect(screen.getByRole('radio', { name: 'رجال' })).toBeChecked();
  });

  it('follows the choices of the address', async () => {
    await visit({ path: '/package-categories/1?variant=2&meals=2&days=5&slot=2' });
    expect(await screen.findByRole('radio', { name: 'Women' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '5 days' })).toBeChecked();
    expect(offer()).toHaveTextContent(/28\.000\sKD/);
  });

  it('writes a choice to the address without a further visit', async () => {
    const { user, history, api } = await visit();
    await user.click(await screen.findByRole('radio', { name: 'Women' }));
    expect(history.location.search).toContain('variant=2');
    expect(history.action).toBe('REPLACE');
    expect(screen.getByRole('radio', { name: 'Women' })).toBeChecked();
    expect(api.callsTo('GET package-categories/:id')).toHaveLength(1);
  });

  it('announces the price when a choice has changed it, and not as the page begins', async () => {
    const { user } = await visit();
    await screen.findByRole('radio', { name: 'Women' });
    const price = within(offer()).getByRole('status');
    expect(price).toBeEmptyDOMElement();
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Meals a day' })).getByText('2'),
    );
    expect(price).toHaveTextContent(/^98\.000\sKD$/);
  });

  it('disables options that are not sold with the other choices', async () => {
    await visit();
    expect(await screen.findByRole('radio', { name: '5 days' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '20 days' })).toBeEnabled();
  });

  it('moves the start to a delivered day when the delivery days change', async () => {
    const { user, history } = await visit({ path: '/package-categories/1?start=2027-01-22' });
    await user.click(await screen.findByRole('radio', { name: 'All days except Friday' }));
    expect(offer()).toHaveTextContent('Sat, 23 Jan 2027');
    expect(history.location.search).toContain('delivery=except_friday');
  });

  it('takes another start date from the calendar', async () => {
    const { user } = await visit();
    await user.click(await screen.findByRole('button', { name: /Monday,? 25 January 2027/ }));
    expect(offer()).toHaveTextContent('Mon, 25 Jan 2027');
  });

  it('does not offer closed days', async () => {
    await visit({ path: '/package-categories/1?start=2027-02-24' });
    expect(await screen.findByRole('button', { name: /25 February 2027/ })).toBeDisabled();
    expect(offer()).toHaveTextContent('National Day (25 Feb)');
  });

  it('says that another picture is shown', async () => {
    const images = [packageImage(), packageImage({ id: 2, alt_en: 'On the table' })];
    const { user } = await visit(
      {},
      {
        'GET package-categories/:id': packageResponse({ package_category_images: images }),
      },
    );
    const second = await screen.findByRole('button', { name: 'Show picture 2 of 2' });
    await user.click(second);
    expect(second).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('subscribing', () => {
  it('asks a guest to log in, and to come back to the same choices', async () => {
    const { user, api } = await visit({ path: '/package-categories/1?variant=2&meals=2' });
    await user.click(await subscribe());
    const alert = await screen.findByRole('dialog');
    expect(alert).toHaveTextContent('Please login before you proceed.');
    const link = within(alert).getByRole<HTMLAnchorElement>('link', { name: 'Login' });
    const target = new URL(link.href);
    expect(target.pathname).toBe('/login');
    expect(target.searchParams.get('redirect')).toMatch(
      /^\/package-categories\/1\?variant=2&meals=2&snacks=1&days=5&start=2027-01-20/,
    );
    expect(api.callsTo('POST carts')).toHaveLength(0);
  });

  it('sends one request for a double click, and says that it is busy', async () => {
    const answer = hold({ cart: cart(), cart_item_id: 11 });
    const { user, api } = await visit({ customer: customerInfo() }, { 'POST carts': answer });
    const button = await subscribe();
    await user.dblClick(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(api.callsTo('POST carts')).toHaveLength(1);
  });

  it('keeps the choices when the kitchen refuses, and shows the reason', async () => {
    const { user } = await visit(
      { customer: customerInfo(), path: '/package-categories/1?variant=2' },
      {
        'POST carts': refuse({
          message: 'Please check what you entered.',
          errors: {
            start_date: ['start_date field is required.'],
            days: ['days must be at least 1.'],
          },
        }),
      },
    );
    await user.click(await subscribe());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      /^Start date field is required\.Subscription days must be at least 1\.$/,
    );
    expect(screen.getByRole('radio', { name: 'Women' })).toBeChecked();
  });
});

describe('the plan of a line of the cart', () => {
  const path = '/package-categories/1?variant=2&meals=2&days=5&item=11';
  const open = (api: Handlers = {}, items = [cartItem()]) =>
    visit(
      { path, customer: customerInfo() },
      {
        'GET home': homeResponse({ cart: cart({ items }) }),
        'GET package-categories/:id': packageResponse({ cart: cart({ items }) }),
        ...api,
      },
    );

  it('is changed, and leads back to the cart with word of it', async () => {
    const { user, api, history } = await open({
      'PUT carts/items/:id': { cart: cart(), cart_item_id: 11, removed_dishes: 0 },
      'GET carts': { cart: cart() },
    });
    expect(await screen.findByRole('note')).toHaveTextContent(
      'You are changing a plan in your cart',
    );
    expect(offer()).toHaveTextContent('Your answers stay');
    await user.click(within(offer()).getByRole('button', { name: 'Change plan' }));
    expect(await screen.findByText('Your plan was changed.')).toBeInTheDocument();
    expect(history.location.pathname).toBe('/cart');
    expect(api.callsTo('PUT carts/items/:id')).toHaveLength(1);
  });

  it('cannot begin before the end of the plan that it continues', async () => {
    await open({}, [cartItem({ earliest_start_date: '2027-01-25' })]);
    expect(await screen.findByText(/goes on with one that you have: .*25 Jan 2027/)).toBeVisible();
    expect(screen.getByRole('button', { name: /24 January 2027/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /25 January 2027/ })).toBeEnabled();
  });

  it('can be left as it is for another plan', async () => {
    const { user, history } = await open();
    await user.click(await screen.findByRole('link', { name: 'Add another plan instead' }));
    expect(history.location.search).not.toContain('item');
    expect(await subscribe()).toBeVisible();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('is added where the line no longer exists', async () => {
    await open({}, []);
    expect(await subscribe()).toBeVisible();
  });
});

describe('loading', () => {
  it('can be tried again after a failure', async () => {
    const { user, api } = await visit({}, { 'GET package-categories/:id': networkDown() });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this package.');
    api.on({ 'GET package-categories/:id': packageResponse() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fit Pro' })).toBeVisible();
  });

  it('links to the other packages when this one no longer exists', async () => {
    await visit({}, { 'GET package-categories/:id': refuse({ code: 404 }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('We no longer offer this package.');
    expect(screen.getByRole('link', { name: 'All packages' })).toHaveAttribute(
      'href',
      '/#packages',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('shows a notice when nothing is on sale', async () => {
    const nothing = packageCategory({ variants: [] });
    await visit(
      {},
      {
        'GET package-categories/:id': packageResponse({ package_category: nothing }),
      },
    );
    expect(
      await screen.findByRole('heading', { name: 'This package is not on sale right now.' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Subscribe now' })).not.toBeInTheDocument();
  });

  it('is cancelled with its request when the page is left', async () => {
    const { api, history, storefront } = await visit(
      {},
      { 'GET package-categories/:id': noAnswer() },
    );
    act(() => history.push('/about-us'));
    await waitFor(() => {
      expect(api.callsTo('GET package-categories/:id')[0]?.signal?.aborted).toBe(true);
    });
    expect(selectProductState(storefront.store.getState()).failure).toBeNull();
  });
});
