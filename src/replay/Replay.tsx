import type { Store } from '@reduxjs/toolkit';
import { createMemoryHistory, type History } from 'history';
import {
  Fragment,
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import type { WithLanguage } from '../features/language/languageSlice.ts';
import { otherLanguage, type Language } from '../contract/languages.ts';
import type { SagaEffect } from '../recorder/effectLog.ts';
import type { Moment } from './moment.ts';
import { createReplayStore, momentShown } from './replayStore.ts';
import { ReplayBar } from './ReplayBar.tsx';
import type { Listen } from './signal.ts';
import { usePlayer } from './usePlayer.ts';

/** A storefront whose store has no sagas. */
interface ReplayedStorefront {
  store: Store;
  history: History;
  servedState: null;
}

export interface ReplayProps {
  moments: readonly [Moment, ...Moment[]];
  /** The sagas' effects; recorded in development only. */
  effects?: readonly SagaEffect[] | undefined;
  renderStorefront: (storefront: ReplayedStorefront) => ReactNode;
  /** A screen throws. */
  onBreak: Listen<unknown>;
  /** Redux DevTools shows the moment with this number. */
  onMoved: Listen<number>;
}

/** Why a moment cannot be shown. */
type Breaks = ReadonlyMap<number, string>;

/** The shop at a moment of a recording, inert, and the bar that moves it. */
export function Replay({ moments, effects, renderStorefront, onBreak, onMoved }: ReplayProps) {
  const [first] = moments;
  const [language, setLanguage] = useState<Language | null>(null);
  const [store] = useState(() => createReplayStore(first.state));
  const [history] = useState(() => createMemoryHistory());
  const show = useCallback(
    (index: number) => {
      const { state } = moments[index] ?? first;
      store.dispatch(momentShown(inLanguage(state, language)));
    },
    [moments, first, store, language],
  );
  const player = usePlayer(moments, show);
  const { index, goTo } = player;
  useEffect(() => onMoved(goTo), [onMoved, goTo]);
  const moment = moments[index] ?? first;
  const breaks = useBreaks(onBreak, index);
  const control = useKeptControl(index, player.playing);
  // Mounted again where its forms hold something else, and after a moment that broke it.
  const broken = [...breaks.keys()].filter((other) => other !== index).length;
  return (
    <>
      <Inert>
        <Fragment key={`${moment.typed} ${broken}`}>
          {renderStorefront({ store, history, servedState: null })}
        </Fragment>
      </Inert>
      {createPortal(
        <ReplayBar
          moments={moments}
          effects={effects}
          player={player}
          problem={moment.problem ?? breaks.get(index) ?? null}
          onPressed={control}
          onLanguagePressed={() => {
            const next = otherLanguage(language ?? moment.state.language.current);
            setLanguage(next);
            store.dispatch(momentShown(inLanguage(moment.state, next)));
          }}
        />,
        document.body,
      )}
    </>
  );
}

const inLanguage = (state: WithLanguage, language: Language | null): WithLanguage =>
  language === null ? state : { ...state, language: { ...state.language, current: language } };

/** Links lead nowhere; whatever else is pressed reaches a store that does not change. */
function Inert({ children }: { children: ReactNode }) {
  const stay = (event: MouseEvent) => {
    const { target } = event;
    if (target instanceof Element && target.closest('a') !== null) event.preventDefault();
  };
  return (
    <div onClickCapture={stay} onAuxClickCapture={stay}>
      {children}
    </div>
  );
}

/** The moments at which the screen has thrown. */
function useBreaks(onBreak: Listen<unknown>, index: number): Breaks {
  const [breaks, setBreaks] = useState<Breaks>(new Map());
  useEffect(
    () => onBreak((error) => setBreaks((known) => new Map(known).set(index, String(error)))),
    [onBreak, index],
  );
  return breaks;
}

/** A page that is entered takes the focus: a developer who steps with the keyboard gets it back. */
function useKeptControl(index: number, playing: boolean): (control: HTMLElement) => void {
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!playing) pressed.current?.focus({ preventScroll: true });
  }, [index, playing]);
  return useCallback((control) => {
    pressed.current = control;
  }, []);
}
