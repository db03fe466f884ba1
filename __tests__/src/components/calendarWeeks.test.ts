import { weeksOf } from '../../../src/components/calendarWeeks.ts';

const friday = '2027-01-22';

describe('weeksOf', () => {
  it('runs from Sunday to Saturday around the delivered dates', () => {
    const [first = [], second = [], ...more] = weeksOf([friday, '2027-01-24']);
    expect(first.map(({ date }) => date)).toEqual([
      '2027-01-17',
      '2027-01-18',
      '2027-01-19',
      '2027-01-20',
      '2027-01-21',
      '2027-01-22',
      '2027-01-23',
    ]);
    expect(first.filter(({ delivered }) => delivered)).toEqual([{ date: friday, delivered: true }]);
    expect(second[0]).toEqual({ date: '2027-01-24', delivered: true });
    expect(more).toEqual([]);
  });

  it('is one week for a plan of a Sunday or of a Saturday', () => {
    expect(weeksOf(['2027-01-17'])).toHaveLength(1);
    expect(weeksOf(['2027-01-23'])).toHaveLength(1);
    expect(weeksOf([])).toEqual([]);
  });
});
