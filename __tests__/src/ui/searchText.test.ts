import { matchesSearch } from '../../../src/ui/searchText.ts';

test.each([
  ['الأرز', 'الارز'],
  ['إشبيلية', 'اشبيليه'],
  ['سلوى', 'سلوي'],
  ['مُكَسَّرات', 'مكسرات'],
  ['جلـــوتين', 'جلوتين'],
  ['آيس كريم', 'ايس'],
  ['Crème', 'creme'],
  ['Sesame', ' SES '],
])('%s is found by %s', (text, query) => {
  expect(matchesSearch(text, query)).toBe(true);
});

test('an empty query finds everything and another word nothing', () => {
  expect(matchesSearch('سمسم', '')).toBe(true);
  expect(matchesSearch('سمسم', 'حليب')).toBe(false);
});
