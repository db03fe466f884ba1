import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../../src/app/ErrorBoundary.tsx';
import { resetFailures } from '../../../src/ui/failures.ts';
import { lazyPart } from '../../../src/ui/lazyPart.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const lost = () => Promise.reject(new Error('Loading chunk 7 failed.'));

function setUp(fetchPart: () => Promise<typeof Greeting>) {
  const Part = lazyPart(fetchPart);
  const ui = (occasion: number) => (
    <ErrorBoundary occasion={occasion} fallback={<p>Lost</p>}>
      <Suspense fallback={<p>Waiting</p>}>
        <Part name="Noura" />
      </Suspense>
    </ErrorBoundary>
  );
  // React reports what a boundary caught.
  const { rerender } = render(ui(1), { onCaughtError: () => undefined });
  return { again: () => rerender(ui(2)) };
}

it('shows the part once its code has arrived', async () => {
  setUp(() => Promise.resolve(Greeting));
  expect(await screen.findByText('Hello Noura')).toBeInTheDocument();
});

it('does not request in a loop when the code does not arrive', async () => {
  const fetchPart = jest.fn(lost);
  setUp(fetchPart);
  expect(await screen.findByText('Lost')).toBeInTheDocument();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

it('requests the code again after the failures are reset', async () => {
  const fetchPart = jest.fn<Promise<typeof Greeting>, []>(lost);
  const { again } = setUp(fetchPart);
  await screen.findByText('Lost');
  fetchPart.mockResolvedValue(Greeting);
  again();
  expect(await screen.findByText('Hello Noura')).toBeInTheDocument();
});

it('fetches once, however often it is shown', async () => {
  const fetchPart = jest.fn(() => Promise.resolve(Greeting));
  const { again } = setUp(fetchPart);
  await screen.findByText('Hello Noura');
  resetFailures();
  again();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});
