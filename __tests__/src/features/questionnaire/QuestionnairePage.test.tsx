// Loaded here, so that no test waits for their compilation.
import '../../../../src/features/mealSelection/MealSelectionPage.tsx';
import '../../../../src/features/questionnaire/QuestionnairePage.tsx';
import '../../../../src/ui/DateField.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { selectHasUnsaved } from '../../../../src/features/unsaved/unsavedSlice.ts';
import { HEALTH_CONSENT_VERSION } from '../../../../src/contract/rules/healthConsent.ts';
import { answers, questionnaireResponse } from '../../../support/factories/questionnaire.ts';
import { cart, cartItem } from '../../../support/factories/cart.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { mealsResponse } from '../../../support/factories/meals.ts';
import type { Handlers } from '../../../support/fakeApi.ts';
import { hold, networkDown, refuse } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const saved = { cart_item: cartItem(), removed_dishes: 0, cart: cart() };

const visit = (api: Handlers = {}, language: 'en' | 'ar' = 'en') =>
  renderApp({
    path: '/dislikes-allergies/11',
    customer: customerInfo(),
    language,
    api: { 'GET dislikes-allergies/:id': questionnaireResponse(), ...api },
  });

type User = Awaited<ReturnType<typeof visit>>['user'];

async function fill(user: User) {
  await user.click(await screen.findByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('checkbox', { name: 'Peanuts' }));
  await user.type(screen.getByRole('textbox', { name: 'Age' }), '34');
  await user.type(screen.getByRole('textbox', { name: 'Height' }), '172');
  await user.type(screen.getByRole('textbox', { name: 'Weight' }), '71.5');
  await user.click(screen.getByRole('radio', { name: 'Moderately active' }));
  await user.click(screen.getByRole('checkbox', { name: /^I agree that the kitchen/ }));
}

const submit = () => screen.getByRole('button', { name: 'Save and continue to meals' });

describe('the questionnaire', () => {
  it('sends the answers and continues to the meals', async () => {
    const { user, api, history } = await visit({
      'POST dislikes-allergies': saved,
      'GET meals': mealsResponse(),
    });
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(history.location.pathname).toBe('/meals/11'));
    expect(api.callsTo('POST dislikes-allergies')[0]?.body).toEqual({
      cart_item_id: 11,
      ...answers({ dislikes: [] }),
      health_consent_version: HEALTH_CONSENT_VERSION,
    });
  });

  it('says which step it is while it is loaded', async () => {
    const questionnaire = hold(questionnaireResponse());
    await visit({ 'GET dislikes-allergies/:id': questionnaire });
    const title = await screen.findByRole('heading', { level: 1, name: 'Dislikes and allergies' });
    expect(screen.queryByRole('radio')).toBeNull();
    questionnaire.release();
    await screen.findByRole('radio', { name: 'No' });
    // The same element, so that a screen reader stays where it is.
    expect(title).toBeInTheDocument();
  });

  it('asks for consent with an empty box, even where the last answers are filled in', async () => {
    const filled = questionnaireResponse({ questionnaire: answers() });
    const { user, api } = await visit({ 'GET dislikes-allergies/:id': filled });
    await screen.findByRole('textbox', { name: 'Weight' });
    const box = screen.getByRole('checkbox', { name: /^I agree that the kitchen/ });
    expect(box).not.toBeChecked();
    expect(screen.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute(
      'href',
      '/privacy_policy',
    );
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We need your consent to keep your health answers.',
    );
    expect(box).toBeInvalid();
    expect(api.callsTo('POST dislikes-allergies')).toEqual([]);
  });

  it('opens with the customer’s last answers', async () => {
    await visit({
      'GET dislikes-allergies/:id': questionnaireResponse({ questionnaire: answers() }),
    });
    expect(await screen.findByRole('textbox', { name: 'Weight' })).toHaveValue('71.5');
    expect(screen.getByRole('checkbox', { name: 'Peanuts' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Onion' })).toBeChecked();
  });

  it('lists missing answers and moves the focus there', async () => {
    const { user, api } = await visit();
    await screen.findByRole('radio', { name: 'No' });
    await user.click(submit());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByText('Dislikes and allergies must be defined.')).toBeVisible();
    expect(within(summary).getByText('Height field is required.')).toBeVisible();
    expect(within(summary).getByText('An activity level is required.')).toBeVisible();
    expect(api.callsTo('POST dislikes-allergies')).toHaveLength(0);
  });

  it('asks for details of a medical condition', async () => {
    const { user } = await visit();
    expect(
      screen.queryByRole('textbox', { name: 'Medical condition details' }),
    ).not.toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await user.click(submit());
    expect(screen.getByRole('textbox', { name: 'Medical condition details' })).toBeInvalid();
  });

  it('hides the lists for a customer without allergies and dislikes', async () => {
    const { user } = await visit();
    await user.click(
      await screen.findByRole('checkbox', { name: 'I have no dislikes or allergies' }),
    );
    expect(screen.queryByRole('checkbox', { name: 'Peanuts' })).not.toBeInTheDocument();
  });

  it('finds an ingredient as people write it in Arabic', async () => {
    const { user } = await visit({}, 'ar');
    await user.type(await screen.findByRole('searchbox', { name: 'ابحث عن مكوّن' }), 'الارز');
    expect(screen.getByRole('checkbox', { name: 'الأرز' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'بصل' })).not.toBeInTheDocument();
  });

  it('suggests a day for the dietitian, which can be changed or left out', async () => {
    const { user } = await visit();
    const checkbox = await screen.findByRole('checkbox', {
      name: 'I would like to see a dietitian',
    });
    await user.click(checkbox);
    expect(await screen.findByRole('button', { name: /30 January 2027, selected/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /31 January 2027/ }));
    expect(screen.getByRole('button', { name: /31 January 2027, selected/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the free times on this date' })).toHaveAttribute(
      'href',
      '/dietitian-appointment?date=2027-01-31',
    );
    await user.click(checkbox);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });
});

describe('a failure', () => {
  it('keeps the input and shows the refusal at its field', async () => {
    const { user, history } = await visit({
      'POST dislikes-allergies': refuse({ errors: { weight: ['weight is not possible.'] } }),
    });
    await fill(user);
    await user.click(submit());
    const weight = screen.getByRole('textbox', { name: 'Weight' });
    await waitFor(() => expect(weight).toBeInvalid());
    expect(weight).toHaveAccessibleDescription(/Weight is not possible\./);
    expect(weight).toHaveValue('71.5');
    expect(history.location.pathname).toBe('/dislikes-allergies/11');
  });

  it('of the load can be tried again', async () => {
    const { user, api } = await visit({ 'GET dislikes-allergies/:id': networkDown() });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your questions.');
    api.on({ 'GET dislikes-allergies/:id': questionnaireResponse() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'No' })).toBeInTheDocument();
  });

  it('leads to the cart when the line no longer exists', async () => {
    await visit({ 'GET dislikes-allergies/:id': refuse({ code: 404 }) });
    expect(await screen.findByRole('link', { name: 'Go to cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
  });
});

it('sends one request for a double click', async () => {
  const answer = hold(saved);
  const { user, api } = await visit({ 'POST dislikes-allergies': answer });
  await fill(user);
  await user.dblClick(submit());
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  expect(api.callsTo('POST dislikes-allergies')).toHaveLength(1);
});

it('keeps a draft while the customer visits another page, and asks before the language changes', async () => {
  const { user, history, storefront } = await visit();
  await user.type(await screen.findByRole('textbox', { name: 'Age' }), '34');
  expect(selectHasUnsaved(storefront.store.getState())).toBe(true);
  act(() => history.push('/about-us'));
  act(() => history.push('/dislikes-allergies/11'));
  expect(await screen.findByRole('textbox', { name: 'Age' })).toHaveValue('34');
});
