import {
  isConsultationDay,
  latestConsultation,
  suggestedConsultation,
} from '../../../../src/contract/rules/questionnaire.ts';

describe('the suggested appointment', () => {
  it('is ten days into the plan', () => {
    expect(suggestedConsultation('2027-01-20', '2027-01-17')).toBe('2027-01-30');
  });

  it('is not on a Friday', () => {
    expect(suggestedConsultation('2027-01-19', '2027-01-16')).toBe('2027-01-30');
    expect(isConsultationDay('2027-01-29')).toBe(false);
    expect(isConsultationDay('2027-01-30')).toBe(true);
  });

  it('is never in the past', () => {
    expect(suggestedConsultation('2026-01-01', '2027-01-17')).toBe('2027-01-27');
  });

  it('may be up to two months after the plan', () => {
    expect(latestConsultation('2027-02-14')).toBe('2027-04-15');
  });
});
