/** Tuesday 12 January 2027, 10:00 in Kuwait: the earliest start is Friday 15 January. */
export const TEST_NOW = new Date('2027-01-12T07:00:00Z');
