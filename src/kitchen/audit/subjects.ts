/** What entries of the audit log can be about, as the server stores it. */
export const auditSubjects = [
  'order',
  'appointment',
  'appointments',
  'day',
  'message',
  'report',
  'dish',
  'package',
  'picture',
  'voucher',
  'shop',
  'slot',
  'area',
  'dietitian',
  'staff',
] as const;
