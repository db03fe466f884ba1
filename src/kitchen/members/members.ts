import PeopleIcon from '@mui/icons-material/People';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { readMember } from '../api/account.ts';
import type { KitchenResource } from '../resource.ts';

export const members: KitchenResource = {
  name: 'members',
  permission: 'staff.read',
  icon: PeopleIcon,
  list: lazyPart(
    async () => (await import(/* webpackChunkName: "members" */ './MembersPage.tsx')).MembersPage,
  ),
  read: readMember,
};
