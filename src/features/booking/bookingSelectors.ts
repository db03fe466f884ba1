import { createSelector } from '@reduxjs/toolkit';
import type { Dietitian } from '../../api/appointments.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { selectSearch, type RouterState } from '../../routing/routerSlice.ts';
import { selectDraft, type WithDrafts } from '../drafts/draftsSlice.ts';
import { selectBooking, type WithBooking } from './bookingSlice.ts';
import { choiceFromQuery, unavailableReason } from './choice.ts';

type WithRoute = { router: RouterState };

/** The choice so far: the address of each step contains it. */
export const selectChoice = createSelector(
  [(state: WithRoute) => selectSearch(state)],
  choiceFromQuery,
);

/** The customer's comments for the dietitian, kept in the tab until the appointment is paid. */
export function selectComments(state: WithDrafts): string {
  const comments = selectDraft(state, draftNames.appointment)?.['comments'];
  return typeof comments === 'string' ? comments : '';
}

const selectForm = (state: WithBooking) => selectBooking(state).form;

/** Null when none is chosen, or the kitchen no longer has the chosen one. */
export const selectDietitian = createSelector(
  [selectForm, selectChoice],
  (form, { dietitianId }): Dietitian | null =>
    form?.dietitians.find(({ id }) => id === dietitianId) ?? null,
);

/** The chosen day, when the dietitian receives on it; else null. */
export const selectDay = createSelector(
  [selectForm, selectDietitian, selectChoice],
  (form, dietitian, { date }): string | null => {
    if (form === null || dietitian === null || date === null) return null;
    return unavailableReason(form, dietitian, date) === null ? date : null;
  },
);

/** The chosen time, when the day still has it; else null. */
export const selectTime = createSelector(
  [selectBooking, selectDay, selectChoice],
  ({ slots }, day, choice): string | null => {
    if (day === null || slots.answer?.date !== day) return null;
    const slot = slots.answer.slots.find(({ time }) => time === choice.time);
    return slot?.available ? slot.time : null;
  },
);

/** A time is chosen, and the times of its day are on their way: a reload has only the address at first. */
export const selectTimeIsAwaited = createSelector(
  [selectBooking, selectDay, selectChoice],
  ({ slots }, day, { time }): boolean =>
    day !== null && time !== null && slots.status !== 'failed' && slots.answer?.date !== day,
);

/** A day of which the times were asked, and none is left. */
export const selectDayIsFull = (state: WithBooking): boolean => {
  const { answer } = selectBooking(state).slots;
  return answer !== null && !answer.slots.some(({ available }) => available);
};
