import { useMemo, useState, type SyntheticEvent } from 'react';
import type { SagaEffect } from '../recorder/effectLog.ts';
import { findMoment } from './findMoment.ts';
import { asksForHealth, isFlowStep, type Moment } from './moment.ts';
import { MomentDetails } from './MomentDetails.tsx';
import styles from './ReplayBar.module.css';
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

/** For developers, so it is not translated. */
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
          Health answers are not recorded: of the required fields, this form shows that they were
          filled in, and of the rest nothing.
        </p>
      )}
      {isOpen && moment && (
        <MomentDetails moment={moment} before={moments[index - 1] ?? null} effects={effects} />
      )}
      <p className={styles.place}>
        {index + 1} of {moments.length} · <code>{moment?.type}</code> · <code>{moment?.path}</code>
      </p>
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
        <Steps moments={moments} index={index} onChosen={goTo} />
        <Find moments={moments} index={index} onFound={goTo} />
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

interface FindProps {
  moments: readonly Moment[];
  index: number;
  onFound: (index: number) => void;
}

/** Enter goes to the next match. */
function Find({ moments, index, onFound }: FindProps) {
  const [wanted, setWanted] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const find = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = findMoment(moments, index, wanted);
    setIsMissing(found === null);
    if (found !== null) onFound(found);
  };
  return (
    <form role="search" onSubmit={find}>
      <input
        type="search"
        aria-label="Find"
        placeholder="Find what changes…"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {isMissing && <span role="status"> nothing</span>}
    </form>
  );
}
