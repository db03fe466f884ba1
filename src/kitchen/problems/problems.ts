import BugReportIcon from '@mui/icons-material/BugReport';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { readReport } from '../api/messages.ts';
import type { KitchenResource } from '../resource.ts';

export const reports: KitchenResource = {
  name: 'problem-reports',
  permission: 'messages.read',
  icon: BugReportIcon,
  list: lazyPart(
    async () => (await import(/* webpackChunkName: "problems" */ './ReportsPage.tsx')).ReportsPage,
  ),
  show: lazyPart(
    async () => (await import(/* webpackChunkName: "problems" */ './ReportPage.tsx')).ReportPage,
  ),
  read: readReport,
};
