import { useMemo } from 'react';
import type { SagaEffect } from '../recorder/effectLog.ts';
import { differences, shortened, textOf } from './differences.ts';
import type { Moment } from './moment.ts';
import styles from './ReplayBar.module.css';
import { SagaTimeline } from './SagaTimeline.tsx';

/** More than that is a whole answer of the server. */
const MOST_DIFFERENCES = 40;
const LONGEST_PAYLOAD = 300;

interface MomentDetailsProps {
  moment: Moment;
  before: Moment | null;
  effects: readonly SagaEffect[] | undefined;
}

/** An action's payload, its cause and its changes. */
export function MomentDetails({ moment, before, effects }: MomentDetailsProps) {
  const { at, cause, payload, state } = moment;
  const changed = useMemo(() => differences(before?.state ?? {}, state), [before, state]);
  return (
    <dl className={styles.details}>
      <dt>When</dt>
      <dd>{new Date(at).toISOString()}</dd>
      <dt>Cause</dt>
      <dd>{cause ?? 'the customer, or the browser'}</dd>
      {payload !== undefined && (
        <>
          <dt>Payload</dt>
          <dd>
            <code>{excerpt(textOf(payload))}</code>
          </dd>
        </>
      )}
      <dt>State</dt>
      <dd>
        <ul>
          {changed.slice(0, MOST_DIFFERENCES).map((difference) => (
            <li key={difference.path}>
              <code>
                {difference.path}: {shortened(difference).join(' → ')}
              </code>
            </li>
          ))}
          {changed.length === 0 && <li>unchanged</li>}
          {changed.length > MOST_DIFFERENCES && (
            <li>and {changed.length - MOST_DIFFERENCES} more</li>
          )}
        </ul>
      </dd>
      <dt>Sagas</dt>
      <dd>
        {effects === undefined ? (
          'Only development writes down what they do.'
        ) : (
          <SagaTimeline effects={effects} at={at} />
        )}
      </dd>
    </dl>
  );
}

const excerpt = (text: string) =>
  text.length > LONGEST_PAYLOAD ? `${text.slice(0, LONGEST_PAYLOAD)}…` : text;
