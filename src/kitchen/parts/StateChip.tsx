import Chip, { type ChipProps } from '@mui/material/Chip';

interface StateChipProps {
  colour: NonNullable<ChipProps['color']>;
  label: string;
}

/** A state in a word or two. */
export function StateChip({ colour, label }: StateChipProps) {
  return <Chip size="small" variant="outlined" color={colour} label={label} />;
}
