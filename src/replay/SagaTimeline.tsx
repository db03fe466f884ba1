import { useMemo } from 'react';
import type { SagaEffect } from '../recorder/effectLog.ts';
import { effectsAround, REACH_MS, type TimelineRow } from './effectsAround.ts';
import styles from './SagaTimeline.module.css';

interface SagaTimelineProps {
  effects: readonly SagaEffect[];
  /** Milliseconds since 1970. */
  at: number;
}

/** The sagas' effects around a moment, and a list of those that only listen. */
export function SagaTimeline({ effects, at }: SagaTimelineProps) {
  const { rows, left, waiting } = useMemo(() => effectsAround(effects, at), [effects, at]);
  return (
    <>
      <table className={styles.timeline}>
        <caption>A second before the action, and after it</caption>
        <thead>
          <tr>
            <th scope="col">Saga</th>
            <th scope="col">Effect</th>
            <th scope="col" className={styles.when}>
              When
            </th>
            <th scope="col">Lasted</th>
            <th scope="col">Ended</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={index} row={row} at={at} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p>Nothing.</p>}
      {left > 0 && <p>and {left} more, further from the action</p>}
      <details>
        <summary>{waiting.length} go on waiting</summary>
        <ul>
          {waiting.map((effect, index) => (
            <li key={index}>
              <code>
                {effect.saga || 'root'}: {nameOf(effect)}
              </code>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Row({ row, at }: { row: TimelineRow; at: number }) {
  const { sagas, from, to, outcome } = row;
  const [start, end] = [placeOf(from, at), placeOf(to ?? Infinity, at)];
  return (
    <tr>
      <td title={sagas.join('\n')}>
        <code>{sagas.length === 1 ? sagas[0] : `${sagas.length} sagas`}</code>
      </td>
      <td>
        <code>{nameOf(row)}</code>
      </td>
      <td className={styles.track}>
        <span
          className={styles.bar}
          data-outcome={outcome}
          style={{ insetInlineStart: `${start}%`, inlineSize: `${end - start}%` }}
        />
      </td>
      <td className={styles.facts}>{to === null ? '' : `${to - from} ms`}</td>
      <td className={styles.facts}>{outcome}</td>
    </tr>
  );
}

const nameOf = ({ kind, of }: SagaEffect) => `${kind} ${of}`.trim();

/** In per cent of the timeline. */
const placeOf = (time: number, at: number) =>
  Math.min(Math.max(((time - at + REACH_MS) / (2 * REACH_MS)) * 100, 0), 100);
