import { ListBase, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { PER_PAGE } from '../api/perPage.ts';
import { FilterBar } from './FilterBar.tsx';
import { Page } from './Page.tsx';
import type { Column, Row } from './recordColumns.ts';
import { Records } from './Records.tsx';

interface RecordListProps<T extends Row> {
  columns: readonly Column<T>[];
  /** Fields named as the parameters of the call. */
  filters?: ReactNode;
  /** The initial filters, where the address has none. */
  begin?: Readonly<Record<string, string>>;
  /** Beside the title. */
  actions?: ReactNode;
}

/** A list of the kitchen, page by page as the API gives it; page and filters are in the address. */
export function RecordList<T extends Row>({
  columns,
  filters,
  begin = {},
  actions,
}: RecordListProps<T>) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return (
    <Page title={translate(`${resource}.name`)} actions={actions}>
      {/* A failure replaces the list, so no notification is needed. */}
      <ListBase
        exporter={false}
        perPage={PER_PAGE}
        filterDefaultValues={begin}
        queryOptions={{ onError: () => undefined }}
      >
        {filters !== undefined && <FilterBar>{filters}</FilterBar>}
        <Records columns={columns} />
      </ListBase>
    </Page>
  );
}
