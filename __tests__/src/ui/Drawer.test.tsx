import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer } from '../../../src/ui/Drawer.tsx';
import { textsAfterPress } from '../../support/textsAfterPress.ts';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Menu</button>
      <Drawer open={open} onOpenChange={setOpen} title="Main menu" titleHidden closeLabel="Close">
        <a href="#about">About us</a>
      </Drawer>
    </>
  );
}

test('has the focus itself, so that its name is read, and returns the focus when it closes', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
  await waitFor(() => expect(drawer).toHaveFocus());
  expect(screen.getByRole('link', { name: 'About us' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
});

test('what it holds is rendered after the task that opens it, which would be long on a cheap phone', async () => {
  render(<Page />);
  const texts = await textsAfterPress('Menu', 'Main menu');
  expect(texts[0]).not.toContain('About us');
  expect(texts.at(-1)).toContain('About us');
});
