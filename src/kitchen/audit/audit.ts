import HistoryIcon from '@mui/icons-material/History';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { readAuditEntry } from '../api/audit.ts';
import type { KitchenResource } from '../resource.ts';

export const audit: KitchenResource = {
  name: 'audit-log',
  permission: 'audit.read',
  icon: HistoryIcon,
  list: lazyPart(
    async () => (await import(/* webpackChunkName: "audit" */ './AuditPage.tsx')).AuditPage,
  ),
  read: readAuditEntry,
};
