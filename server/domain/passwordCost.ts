export interface PasswordCost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** Of a new hash: 22 ms of a core, and what OWASP's Password Storage Cheat Sheet asks of argon2id. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
