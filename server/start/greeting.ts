import type { Config } from '../config.ts';
import { SAMPLE_CUSTOMER } from '../seed/seedSampleCustomer.ts';

interface StartFacts {
  mailDestination: string;
  hasSampleCustomer: boolean;
}

/** The lines that the start prints. */
export function greeting(
  config: Config,
  { mailDestination, hasSampleCustomer }: StartFacts,
): string[] {
  const { email, password } = SAMPLE_CUSTOMER;
  return [
    '',
    `  Shop             ${config.publicUrl}`,
    ...(hasSampleCustomer ? [`  Sample customer  ${email}  password: ${password}`] : []),
    `  Payments         ${config.gateway.sandbox ? `sandbox at ${config.gateway.baseUrl}` : config.gateway.baseUrl}`,
    `  Mails            ${mailDestination}`,
    `  Database         ${config.databaseUrl === null ? `embedded, in ${config.dataDir}/db` : 'PostgreSQL server'}`,
    '  Stop             Ctrl+C',
    '',
  ];
}
