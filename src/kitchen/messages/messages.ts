import MailIcon from '@mui/icons-material/Mail';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { readMessage } from '../api/messages.ts';
import type { KitchenResource } from '../resource.ts';

export const messages: KitchenResource = {
  name: 'messages',
  permission: 'messages.read',
  icon: MailIcon,
  list: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "messages" */ './MessagesPage.tsx')).MessagesPage,
  ),
  show: lazyPart(
    async () => (await import(/* webpackChunkName: "messages" */ './MessagePage.tsx')).MessagePage,
  ),
  read: readMessage,
};
