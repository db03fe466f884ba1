/** The number of rows of a list's page. */
export const PER_PAGE = 25;
