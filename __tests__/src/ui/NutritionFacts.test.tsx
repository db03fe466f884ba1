import { render } from '@testing-library/react';
import { NutritionFacts } from '../../../src/ui/NutritionFacts.tsx';

function widths(macros: { carbs: number; fat: number; protein: number }): string[] {
  const fact = { label: 'Energy', value: '400' };
  const { container } = render(
    <NutritionFacts calories={fact} carbs={fact} fat={fact} protein={fact} balance={macros} />,
  );
  return [...container.querySelectorAll('rect')].map((part) => part.getAttribute('width') ?? '');
}

test('the parts are shares of the energy, in which fat weighs more than twice as much', () => {
  expect(widths({ protein: 45, carbs: 22.5, fat: 10 })).toEqual(['50', '25', '25']);
});

test('a dish without figures draws nothing', () => {
  expect(widths({ protein: 0, carbs: 0, fat: 0 })).toEqual(['0', '0', '0']);
});
