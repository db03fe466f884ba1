import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useKeptFocus } from '../../../../src/app/layout/useKeptFocus.ts';
import { useFocusOnChange } from '../../../../src/ui/useFocusOnChange.ts';

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

function Steps() {
  const main = useRef<HTMLElement>(null);
  const [step, setStep] = useState(1);
  const title = useFocusOnChange<HTMLHeadingElement>(step);
  useKeptFocus(main);
  return (
    <main ref={main} tabIndex={-1}>
      <h1 ref={title} tabIndex={-1}>
        Step {step}
      </h1>
      {step === 1 && <button onClick={() => setStep(2)}>Next</button>}
    </main>
  );
}

it('leaves it to a component that moves it after the next frame, so that a screen reader says one place', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((act) => {
    act(0);
    return 1;
  });
  const focused: unknown[] = [];
  const { container } = render(<Steps />);
  container.addEventListener('focusin', ({ target }) => focused.push(target));
  const button = screen.getByRole('button', { name: 'Next' });
  button.focus();
  fireEvent.click(button);
  const heading = screen.getByRole('heading', { name: 'Step 2' });
  expect(heading).not.toHaveFocus();
  await waitFor(() => expect(heading).toHaveFocus());
  expect(focused).not.toContain(screen.getByRole('main'));
});
