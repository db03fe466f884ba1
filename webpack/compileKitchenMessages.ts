import { compileAll } from './compileMessages.ts';

/** A webpack loader for the texts of the kitchen's app, which load as a whole. */
export default function compileKitchenMessages(source: string): string {
  return compileAll(source, () => true);
}
