import { screen } from '@testing-library/react';
import { customerInfo } from '../../support/factories/customer.ts';
import { renderApp } from '../../support/renderApp.tsx';
import { refuse, type RefusalFacts } from '../../support/replies.ts';

const visit = async (facts: RefusalFacts, language: 'en' | 'ar' = 'en') => {
  const api = { 'GET subscriptions': refuse(facts) };
  await renderApp({ path: '/orders', customer: customerInfo(), language, api });
  return screen.findByRole('alert');
};

describe('the number of a request', () => {
  it('is there to be quoted after trouble on our side', async () => {
    const alert = await visit({ code: 500, message: 'It broke.', reference: '7K2MQ9XT4W' });
    expect(alert).toHaveTextContent(
      /It broke\. Please quote number \u20667K2MQ9XT4W\u2069 when you write to us\./,
    );
  });

  it('is there in Arabic, from left to right', async () => {
    const facts = { code: 503, message: 'تعذّر ذلك.', reference: '7K2MQ9XT4W' };
    expect(await visit(facts, 'ar')).toHaveTextContent(
      /تعذّر ذلك\. يرجى ذكر الرقم المرجعي \u20667K2MQ9XT4W\u2069 عند مراسلتنا\./,
    );
  });

  it.each([
    ['a refusal', { code: 409, reference: '7K2MQ9XT4W' }],
    ['trouble without one', { code: 500 }],
  ])('is not asked for after %s', async (_failure, facts) => {
    expect(await visit({ ...facts, message: 'No.' })).not.toHaveTextContent('quote');
  });
});
