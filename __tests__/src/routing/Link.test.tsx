import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { Router } from 'react-router-dom';
import { Link } from '../../../src/routing/Link.tsx';

function renderLink(props: Partial<Parameters<typeof Link>[0]> = {}) {
  const history = createMemoryHistory();
  render(
    <Router location={history.location} navigator={history}>
      <Link to="/about-us?from=home#kitchen" {...props}>
        About us
      </Link>
    </Router>,
  );
  return { history, link: screen.getByRole('link', { name: 'About us' }) };
}

it('goes to its address without a load of the page', () => {
  const { history, link } = renderLink();
  expect(link).toHaveAttribute('href', '/about-us?from=home#kitchen');
  expect(fireEvent.click(link)).toBe(false);
  expect(history.location).toMatchObject({
    pathname: '/about-us',
    search: '?from=home',
    hash: '#kitchen',
  });
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a press with %o to the browser',
  (pressed) => {
    const { history, link } = renderLink();
    link.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
    });
    fireEvent.click(link, pressed);
    expect(history.location.pathname).toBe('/');
  },
);

it('leaves another tab to the browser', () => {
  const { history, link } = renderLink({ target: '_blank' });
  expect(link).toHaveAttribute('target', '_blank');
  fireEvent.click(link);
  expect(history.location.pathname).toBe('/');
});

it('stays where its own press says so', () => {
  const { history, link } = renderLink({ onClick: (event) => event.preventDefault() });
  fireEvent.click(link);
  expect(history.location.pathname).toBe('/');
});
