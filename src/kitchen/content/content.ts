import TranslateIcon from '@mui/icons-material/Translate';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { KitchenResource } from '../resource.ts';

export const content: KitchenResource = {
  name: 'site-content',
  permission: 'shop.write',
  icon: TranslateIcon,
  list: lazyPart(
    async () => (await import(/* webpackChunkName: "content" */ './ContentPage.tsx')).ContentPage,
  ),
};
