import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Tabs.module.css';

interface Tab<Key extends string> {
  key: Key;
  label: ReactNode;
}

export interface TabsProps<Key extends string> {
  /** Ties the tabs to their panel. */
  id: string;
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onSelect: (key: Key) => void;
  /** The id of the selected tab. */
  children: ReactNode;
  className?: string | undefined;
}

/** Parts of a page of which one is visible; the arrow keys, Home and End select tabs. */
export function Tabs<Key extends string>({
  id,
  label,
  tabs,
  current,
  onSelect,
  children,
  className,
}: TabsProps<Key>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ key }) => key === current);
    const target = targetOf(event, at, tabs.length);
    const next = tabs[target];
    if (next === undefined || target === at) return;
    event.preventDefault();
    onSelect(next.key);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={cx(styles.list, className)}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}

/** The index to which a key leads; the arrows follow the direction of reading. */
function targetOf(event: KeyboardEvent<HTMLDivElement>, at: number, count: number): number {
  const forward = event.currentTarget.ownerDocument.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === forward) return (at + 1) % count;
  if (event.key === backward) return (at - 1 + count) % count;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : at;
}
