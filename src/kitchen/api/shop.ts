import type { ApiRequest } from '../../api/client.ts';
import { flag, object } from '../../api/shape.ts';
import type { Maintenance } from '../../contract/wire/staff/shop.ts';

const readMaintenance = object<Maintenance>({ on: flag, by_environment: flag });

export const getMaintenance = (): ApiRequest<Maintenance> => ({
  method: 'GET',
  path: 'maintenance',
  parse: readMaintenance,
});

export const switchMaintenance = (on: boolean): ApiRequest<Maintenance> => ({
  method: 'PUT',
  path: 'maintenance',
  body: { on },
  parse: readMaintenance,
});
