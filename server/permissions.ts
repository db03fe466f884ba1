import { readBoolean, readText, type Environment } from './configValues.ts';

/** Features for trying out. Production starts with them only when a setting allows it. */
const TRIAL_PARTS = {
  ALLOW_EMBEDDED_DATABASE: 'the embedded database, which can lose the last orders',
  ALLOW_SANDBOX_GATEWAY: 'the sandbox gateway, which takes no money',
  ALLOW_SAMPLE_CUSTOMER: 'the sample customer, whose password is public',
} as const;

export type Permission = keyof typeof TRIAL_PARTS;

export function isAllowed(env: Environment, permission: Permission): boolean {
  const isGiven = readBoolean(env, permission) ?? false;
  return isGiven || readText(env, 'NODE_ENV') !== 'production';
}

/** The end of a sentence, without its full stop. */
export function refusalOf(permission: Permission): string {
  return `NODE_ENV=production does not start with ${TRIAL_PARTS[permission]}, unless ${permission}=yes allows it`;
}
