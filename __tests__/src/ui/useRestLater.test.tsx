import { act, render, screen } from '@testing-library/react';
import { useRestLater } from '../../../src/ui/useRestLater.ts';

const ITEMS = Array.from({ length: 100 }, (_, index) => index);

function List() {
  const [shown, isWhole] = useRestLater(ITEMS, 3);
  return (
    <ul aria-busy={!isWhole}>
      {shown.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const countShown = () => screen.getAllByRole('listitem').length;

it('adds one step of items in each frame until all are there', () => {
  const asked: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => asked.push(frame));
  const showFrame = () => {
    const frames = asked.splice(0);
    act(() => frames.forEach((frame) => frame(0)));
    return countShown();
  };
  render(<List />);
  expect(countShown()).toBe(3);
  expect([1, 2, 3, 4, 5, 6].map(showFrame)).toEqual([9, 18, 36, 60, 84, 100]);
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false');
  expect(asked).toEqual([]);
});
