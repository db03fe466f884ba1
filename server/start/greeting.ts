import type { Config } from '../config.ts';
import { SAMPLE_CUSTOMER } from '../seed/seedSampleCustomer.ts';

/** The lines that the start prints. */
export function greeting(config: Config, mailDestination: string): string[] {
  const { email, password } = SAMPLE_CUSTOMER;
  return [
    '',
    `  Shop             ${config.publicUrl}`,
    ...(config.seed ? [`  Sample customer  ${email}  password: ${password}`] : []),
    `  Payments         ${config.gateway.sandbox ? `sandbox at ${config.gateway.baseUrl}` : config.gateway.baseUrl}`,
    `  Mails            ${mailDestination}`,
    `  Database         ${config.databaseUrl === null ? `embedded, in ${config.dataDir}/db` : 'PostgreSQL server'}`,
    '  Stop             Ctrl+C',
    '',
    ...(config.production && config.databaseUrl === null
      ? [
          '  The embedded database can lose the last orders in a power cut: set DATABASE_URL for real ones.',
          '',
        ]
      : []),
  ];
}
