import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../../../src/ui/Dialog.tsx';
import { textsAfterPress } from '../../support/textsAfterPress.ts';

function Page({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Change language</button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Unsaved work"
        description="You will lose it."
        closeLabel="Close"
        dismissible={dismissible}
        actions={<button onClick={() => setOpen(false)}>Cancel</button>}
      />
    </>
  );
}

async function openDialog(page = <Page />) {
  const user = userEvent.setup();
  render(page);
  await user.click(screen.getByRole('button', { name: 'Change language' }));
  const dialog = await screen.findByRole('dialog', { name: 'Unsaved work' });
  return { user, dialog };
}

test('it is named by its title, described by its text, and has the focus, so that both are read', async () => {
  const { user, dialog } = await openDialog();
  expect(dialog).toHaveAccessibleDescription('You will lose it.');
  await waitFor(() => expect(dialog).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'its close button',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
  ],
  [
    'an action',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Cancel' })),
  ],
])('%s closes it and returns the focus to the button that opened it', async (_way, close) => {
  const { user, dialog } = await openDialog();
  await close(user);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Change language' })).toHaveFocus(),
  );
});

test('Escape leaves it open while an action is running', async () => {
  const { user, dialog } = await openDialog(<Page dismissible={false} />);
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
});

test('its content is rendered after the task that opens it, which would be long on a cheap phone', async () => {
  render(<Page />);
  const texts = await textsAfterPress('Change language', 'Unsaved work');
  expect(texts[0]).not.toContain('Unsaved work');
  expect(texts.at(-1)).toContain('Unsaved work');
});

test('a field that takes the focus itself keeps it', async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Reject" closeLabel="Close">
      <input aria-label="Reason" autoFocus />
    </Dialog>,
  );
  await screen.findByRole('dialog', { name: 'Reject' });
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
});
