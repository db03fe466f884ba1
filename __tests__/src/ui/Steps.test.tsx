import { render, screen } from '@testing-library/react';
import { Steps } from '../../../src/ui/Steps.tsx';

test('it says which step is current and which are behind', () => {
  render(
    <Steps
      label="Your order"
      doneLabel="(done)"
      current="meals"
      steps={[
        { key: 'choose', label: 'Choose' },
        { key: 'meals', label: 'Meals' },
        { key: 'cart', label: 'Cart' },
      ]}
    />,
  );
  const [choose, meals, cart] = screen.getAllByRole('listitem');
  expect(choose).toHaveTextContent('Choose (done)');
  expect(meals).toHaveAttribute('aria-current', 'step');
  expect(meals).not.toHaveTextContent('(done)');
  expect(cart).not.toHaveTextContent('(done)');
});
