import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * The popup within a portal of Base UI, which mounts what it holds in layout effects, where React cannot pause: the
 * content, which is most of the work, follows in short tasks. What enters needs an animation, as Base UI's
 * `data-starting-style` may be gone by then.
 */
export function AfterPortal({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return isShown && children;
}
