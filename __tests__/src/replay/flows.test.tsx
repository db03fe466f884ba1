import { act, fireEvent, render, screen } from '@testing-library/react';
import { App } from '../../../src/app/App.tsx';
import { defaultSettings } from '../../../src/app/settings.ts';
import { languageCodes } from '../../../src/contract/languages.ts';
import { fetchEverything } from '../../../src/replay/fetchEverything.ts';
import { momentsOf } from '../../../src/replay/moments.ts';
import { Replay } from '../../../src/replay/Replay.tsx';
import { createSignal } from '../../../src/replay/signal.ts';
import { firstDifference, flowNames, readFlow, type Flow } from '../../support/flows.ts';
import { watchTexts } from '../../support/watchTexts.ts';

const flows = languageCodes.flatMap((language) =>
  flowNames(language).map((name) => `${name}.${language}`),
);

it.each(flows)('%s: today the actions change the state as when it was recorded', (name) => {
  expect(firstDifference(readFlow(name))).toBeNull();
});

it('names the first action that changes something else, and where', () => {
  const flow = readFlow('changeOrder.en');
  const at = flow.entries.findIndex(({ action }) => action.type === 'checkout/orderCreated');
  const entries = flow.entries.map((entry, index) =>
    index === at ? { ...entry, action: { type: 'checkout/entered' } } : entry,
  );
  expect(firstDifference({ ...flow, entries })).toBe(
    `${at} checkout/entered: checkout.status was "created", is "idle"`,
  );
});

/** One moment of each page and dialog. */
const pagesOf = ({ seen }: Flow) =>
  seen.filter(({ path, dialog }, index) => {
    const before = seen[index - 1];
    return path !== before?.path || dialog !== before.dialog;
  });

it.each(flowNames('en'))('%s: today’s screens show its pages in both languages', async (name) => {
  watchTexts();
  await act(fetchEverything);
  const flow = readFlow(`${name}.en`);
  const [first, ...further] = momentsOf(flow);
  const breaks = createSignal<unknown>();
  render(
    <Replay
      moments={[first!, ...further]}
      renderStorefront={(storefront) => <App storefront={storefront} settings={defaultSettings} />}
      onBreak={breaks.listen}
      onMoved={() => () => undefined}
    />,
    { onCaughtError: breaks.tell },
  );
  const goTo = (moment: number) => {
    fireEvent.change(screen.getByLabelText('Moment'), { target: { value: moment } });
    expect(screen.queryByText(/breaks this moment/)).not.toBeInTheDocument();
  };
  for (const { moment, title } of pagesOf(flow)) {
    goTo(moment);
    expect(document.title).toBe(title);
  }
  fireEvent.click(screen.getByText('Language'));
  for (const { moment } of pagesOf(flow)) goTo(moment);
});
