import type { Canvas } from '../core/canvas.ts';
import type { TintName } from '../ware/backdrop.ts';

interface Napkin {
  readonly color: string;
  readonly stripe: string;
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
}

export interface DishPicture {
  readonly tint: TintName;
  /** `top`: a table seen from above; `front`: a counter seen from the front. */
  readonly view?: 'top' | 'front';
  readonly napkin?: Napkin;
  readonly draw: (c: Canvas) => string;
}

export type DishPictures = Readonly<Record<string, DishPicture>>;
