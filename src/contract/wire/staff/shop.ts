import { Type, type Static } from 'typebox';

export const Maintenance = Type.Object({
  /** The shop is closed for a while. */
  on: Type.Boolean(),
  /** Closed by the server's settings: the kitchen's app cannot open it. */
  by_environment: Type.Boolean(),
});
export type Maintenance = Static<typeof Maintenance>;

export const SwitchMaintenance = Type.Object(
  { on: Type.Boolean() },
  { additionalProperties: false },
);
