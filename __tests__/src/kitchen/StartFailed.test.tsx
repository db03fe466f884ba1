import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StartFailed } from '../../../src/kitchen/StartFailed.tsx';

it('says in every language that nothing came, each in its direction, and loads the page again', async () => {
  const reload = jest.fn();
  const page = Object.create(window, { location: { value: { reload } } }) as Window;
  render(<StartFailed window={page} />);
  const english = screen.getByText('The page could not be loaded.');
  expect([english.lang, english.dir]).toEqual(['en', 'ltr']);
  const arabic = screen.getByText('تعذّر تحميل الصفحة.');
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again · حاول مرة أخرى' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
