import type { ComponentType, ReactElement } from 'react';
import type { Reader } from '../api/shape.ts';
import type { StaffPermission } from '../contract/staff/permissions.ts';

/** What the kitchen's app needs to know of a part of the kitchen; docs/kitchen.md tells how to add one. */
export interface KitchenResource {
  /** The path of its calls and of its pages, and the beginning of the keys of its texts. */
  name: string;
  /** Who lacks it is not shown this part. */
  permission: StaffPermission;
  icon: ComponentType;
  /** What its path shows. */
  list: ComponentType;
  /** Checks each record of a list that react-admin asks for. */
  read?: Reader<{ id: number }>;
  /** What is shown at its path with a record's number behind. */
  show?: ComponentType;
  /** Further `<Route>`s below its path. */
  routes?: ReactElement;
}
