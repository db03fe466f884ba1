import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { createContext, useContext } from 'react';

/** In letters: what has room beside bars that lie. */
const LINE = 26;
const LINES = 2;

/** The names of the rows beside bars that lie. */
export const RowNames = createContext<readonly string[]>([]);

/** Stands for the name of a row: the library would cut off a long name within a word, and breaks none. */
export const tickOfRow = (index: number): string => `#${index}`;

const ROW = /^#(\d+)$/;

/** A label of an axis: a row's name in lines, anything else as it is. */
export function TickLabel({ text, ...place }: ChartsTextProps) {
  const names = useContext(RowNames);
  const row = ROW.exec(text)?.[1];
  const name = row === undefined ? text : inLines(names[Number(row)] ?? '');
  return <ChartsText {...place} text={name} />;
}

function inLines(name: string): string {
  const lines = name.split(' ').reduce<string[]>((written, word) => {
    const last = written.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || longer.length > LINE) return [...written, word];
    return [...written.slice(0, -1), longer];
  }, []);
  return lines.slice(0, LINES).join('\n') + (lines.length > LINES ? '…' : '');
}
