const PER_PAGE = 25;

/** The page and filters of a list in the kitchen's app. */
export interface ListPage {
  readonly page?: number;
  readonly per_page?: number;
}

export const pageOf = ({ page = 1, per_page = PER_PAGE }: ListPage) => ({
  limit: per_page,
  offset: (page - 1) * per_page,
});
