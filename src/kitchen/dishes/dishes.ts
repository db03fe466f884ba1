import RestaurantMenuIcon from '@mui/icons-material/RestaurantMenu';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { readDish } from '../api/catalog.ts';
import type { KitchenResource } from '../resource.ts';

export const dishes: KitchenResource = {
  name: 'dishes',
  permission: 'catalog.read',
  icon: RestaurantMenuIcon,
  list: lazyPart(
    async () => (await import(/* webpackChunkName: "dishes" */ './DishesPage.tsx')).DishesPage,
  ),
  show: lazyPart(
    async () => (await import(/* webpackChunkName: "dishes" */ './DishPage.tsx')).DishPage,
  ),
  read: readDish,
};
