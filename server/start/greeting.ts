import { KITCHEN_PATH } from '../../src/contract/staff/kitchenAddress.ts';
import type { Config } from '../config.ts';
import { SAMPLE_CUSTOMER } from '../seed/seedSampleCustomer.ts';
import { SAMPLE_STAFF } from '../seed/seedSampleStaff.ts';

interface StartFacts {
  mailDestination: string;
  hasSampleCustomer: boolean;
  hasSampleStaff: boolean;
}

/** The lines that the start prints. */
export function greeting(
  config: Config,
  { mailDestination, hasSampleCustomer, hasSampleStaff }: StartFacts,
): string[] {
  const { email, password } = SAMPLE_CUSTOMER;
  return [
    '',
    `  Shop             ${config.publicUrl}`,
    ...(hasSampleCustomer ? [`  Sample customer  ${email}  password: ${password}`] : []),
    ...(hasSampleStaff ? kitchenLines(config) : []),
    `  Payments         ${config.gateway.sandbox ? `sandbox at ${config.gateway.baseUrl}` : config.gateway.baseUrl}`,
    `  Mails            ${mailDestination}`,
    `  Database         ${config.databaseUrl === null ? `embedded, in ${config.dataDir}/db` : 'PostgreSQL server'}`,
    '  Stop             Ctrl+C',
    '',
  ];
}

const kitchenLines = ({ publicUrl }: Config): string[] => [
  `  Kitchen          ${publicUrl}${KITCHEN_PATH}`,
  ...SAMPLE_STAFF.emails.map(
    (email) => `  Sample staff     ${email}  password: ${SAMPLE_STAFF.password}`,
  ),
];
