import type { ComponentType, ReactElement } from 'react';
import type { Reader } from '../api/shape.ts';
import type { StaffPermission } from '../contract/staff/permissions.ts';

/** The definition of a section of the kitchen's app; docs/kitchen.md describes how to add one. */
export interface KitchenResource {
  /** The path of its calls and of its pages, and the beginning of the keys of its texts. */
  name: string;
  /** Accounts without it do not see this section. */
  permission: StaffPermission;
  icon: ComponentType;
  /** The component at its path. */
  list: ComponentType;
  /** Checks each record of a list that react-admin asks for. */
  read?: Reader<{ id: number }>;
  /** The component at its path with a record's id. */
  show?: ComponentType;
  /** Further `<Route>`s below its path. */
  routes?: ReactElement;
}
