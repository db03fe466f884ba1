import type { ReactNode } from 'react';

export interface Row {
  id: number;
}

export interface Column<T extends Row> {
  /** `RESOURCE.fields.NAME` is its heading. */
  name: string;
  show: (record: T) => ReactNode;
}

export interface LabelledColumn<T extends Row> extends Column<T> {
  label: string;
}
