import { useMemo, useState, type SyntheticEvent } from 'react';
import type { SagaEffect } from '../recorder/effectLog.ts';
import { differences } from './differences.ts';
import { asksForHealth, isFlowStep, type Moment } from './moment.ts';
import styles from './ReplayBar.module.css';
import { SagaTimeline } from './SagaTimeline.tsx';
import { SPEEDS, type Player } from './usePlayer.ts';

interface ReplayBarProps {
  moments: readonly Moment[];
  effects: readonly SagaEffect[] | undefined;
  player: Player;
  /** Why the moment cannot be shown as it was. */
  problem: string | null;
  onPressed: (control: HTMLElement) => void;
  onLanguagePressed: () => void;
}

/** For developers, so its words are in no translation. */
export function ReplayBar({
  moments,
  effects,
  player,
  problem,
  onPressed,
  onLanguagePressed,
}: ReplayBarProps) {
  const { index, playing, speed, goTo } = player;
  const [isOpen, setIsOpen] = useState(false);
  const moment = moments[index];
  const press = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLElement) onPressed(target);
  };
  return (
    <section
      aria-label="Replay"
      lang="en"
      dir="ltr"
      className={styles.bar}
      onClickCapture={press}
      onChangeCapture={press}
    >
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {moment?.type} breaks this moment: {problem}
        </p>
      )}
      {moment && asksForHealth(moment) && (
        <p>
          Health answers are not recorded: of what everybody fills in, this form shows that it was
          filled in, and of the rest nothing.
        </p>
      )}
      {isOpen && moment && (
        <Details moment={moment} before={moments[index - 1] ?? null} effects={effects} />
      )}
      <div className={styles.controls}>
        <strong>Replay: nothing is sent</strong>
        <button type="button" disabled={index === 0} onClick={() => goTo(index - 1)}>
          Back
        </button>
        <button type="button" onClick={() => player.setPlaying(!playing)}>
          {playing ? 'Pause' : 'Play'}
        </button>
        <button
          type="button"
          disabled={index === moments.length - 1}
          onClick={() => goTo(index + 1)}
        >
          Next
        </button>
        <select
          aria-label="Speed"
          value={speed}
          onChange={({ target }) => {
            const chosen = SPEEDS.find((one) => one === Number(target.value));
            if (chosen !== undefined) player.setSpeed(chosen);
          }}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
        <input
          type="range"
          aria-label="Moment"
          aria-valuetext={`${index + 1} of ${moments.length}, ${moment?.type ?? ''}`}
          min={0}
          max={moments.length - 1}
          value={index}
          onChange={({ target }) => goTo(Number(target.value))}
        />
        <span className={styles.place}>
          {index + 1} of {moments.length} · <code>{moment?.type}</code> ·{' '}
          <code>{moment?.path}</code>
        </span>
        <Steps moments={moments} index={index} onChosen={goTo} />
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Details
        </button>
        <button type="button" onClick={onLanguagePressed}>
          Language
        </button>
        <a href="/">Leave</a>
      </div>
    </section>
  );
}

interface StepsProps {
  moments: readonly Moment[];
  index: number;
  onChosen: (index: number) => void;
}

function Steps({ moments, index, onChosen }: StepsProps) {
  const steps = useMemo(
    () => moments.flatMap((moment, at) => (isFlowStep(moment) ? [{ at, type: moment.type }] : [])),
    [moments],
  );
  const reached = steps.findLast(({ at }) => at <= index);
  return (
    <select
      aria-label="Step"
      value={reached?.at ?? ''}
      onChange={({ target }) => onChosen(Number(target.value))}
    >
      <option value="" disabled>
        Step of a flow
      </option>
      {steps.map(({ at, type }) => (
        <option key={at} value={at}>
          {type}
        </option>
      ))}
    </select>
  );
}

/** More than that is a whole answer of the server. */
const MOST_DIFFERENCES = 40;
const LONGEST_VALUE = 60;

interface DetailsProps extends Pick<ReplayBarProps, 'effects'> {
  moment: Moment;
  before: Moment | null;
}

function Details({ moment, before, effects }: DetailsProps) {
  const changed = useMemo(
    () => differences(before?.state ?? {}, moment.state),
    [before, moment.state],
  );
  return (
    <dl className={styles.details}>
      <dt>When</dt>
      <dd>{new Date(moment.at).toISOString()}</dd>
      <dt>Cause</dt>
      <dd>{moment.cause ?? 'the customer, or the browser'}</dd>
      <dt>State</dt>
      <dd>
        <ul>
          {changed.slice(0, MOST_DIFFERENCES).map(({ path, before: was, after }) => (
            <li key={path}>
              <code>
                {path}: {short(was)} → {short(after)}
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
          <SagaTimeline effects={effects} at={moment.at} />
        )}
      </dd>
    </dl>
  );
}

function short(value: unknown): string {
  const text = value === undefined ? '–' : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
