import { render, screen } from '@testing-library/react';
import { Alert } from '../../../src/ui/Alert.tsx';

test('a failure interrupts, a success waits, the rest is plain text', () => {
  render(
    <>
      <Alert tone="danger" title="Failed" />
      <Alert tone="success" title="Saved" />
      <Alert tone="info" title="Note" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getByText('Note')).toBeVisible();
});
