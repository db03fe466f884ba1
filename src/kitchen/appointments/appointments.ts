import EventIcon from '@mui/icons-material/Event';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { readAppointment } from '../api/appointments.ts';
import type { KitchenResource } from '../resource.ts';

export const appointments: KitchenResource = {
  name: 'appointments',
  permission: 'appointments.read',
  icon: EventIcon,
  list: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "appointments" */ './AppointmentsPage.tsx'))
        .AppointmentsPage,
  ),
  read: readAppointment,
};
