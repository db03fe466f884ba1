import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useKeptFocus } from '../../../../src/app/layout/useKeptFocus.ts';

function Page() {
  const main = useRef<HTMLElement>(null);
  const [gone, setGone] = useState<readonly string[]>([]);
  const leave = (name: string) => setGone([...gone, name]);
  useKeptFocus(main);
  return (
    <main ref={main} tabIndex={-1}>
      <section tabIndex={-1} aria-label="Rows">
        <div>{!gone.includes('row') && <button onClick={() => leave('row')}>Row</button>}</div>
      </section>
      {!gone.includes('step') && <button onClick={() => leave('step')}>Step</button>}
      <p>Nothing to press</p>
    </main>
  );
}

it.each([
  ['Row', 'region'],
  ['Step', 'main'],
])('moves the focus of a removed %s to the nearest place that can have it', async (name, role) => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.getByRole(role)).toHaveFocus());
});

it('does nothing for a click outside of every control', async () => {
  render(<Page />);
  const row = screen.getByRole('button', { name: 'Row' });
  row.focus();
  row.blur();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.body).toHaveFocus();
});
