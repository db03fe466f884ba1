const PER_PAGE = 25;

/** As lists of the kitchen's side are asked for. */
export interface ListPage {
  readonly page?: number;
  readonly per_page?: number;
}

export const pageOf = ({ page = 1, per_page = PER_PAGE }: ListPage) => ({
  limit: per_page,
  offset: (page - 1) * per_page,
});
