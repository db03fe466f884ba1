import EarlierIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import LaterIcon from '@mui/icons-material/ArrowDownward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { pictureAlt } from '../../contract/staff/catalog.ts';
import { useText } from '../i18n/useText.ts';
import { LocalizedTextLine } from '../parts/LocalizedTextLine.tsx';
import { rowStyle } from './rowStyle.ts';

interface GalleryPictureProps {
  index: number;
  /** How many there are. */
  count: number;
  move: (to: number) => void;
  remove: () => void;
  /** The field of the picture itself. */
  children: ReactNode;
}

export function GalleryPicture(props: GalleryPictureProps) {
  const { index, count, move, remove, children } = props;
  const text = useText();
  const number = index + 1;
  return (
    <Box role="group" aria-label={text('packages.picture', { number })} sx={rowStyle}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start' }}
      >
        {children}
        <Box sx={{ marginInlineStart: 'auto' }}>
          <IconButton
            aria-label={text('packages.pictureEarlier', { number })}
            disabled={index === 0}
            onClick={() => move(index - 1)}
          >
            <EarlierIcon />
          </IconButton>
          <IconButton
            aria-label={text('packages.pictureLater', { number })}
            disabled={number === count}
            onClick={() => move(number)}
          >
            <LaterIcon />
          </IconButton>
          <IconButton
            aria-label={text('packages.removePicture', { number })}
            disabled={count === 1}
            onClick={remove}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      </Stack>
      <LocalizedTextLine
        name={`images.${index}.alt`}
        label={text('packages.alt')}
        maxLength={pictureAlt.max}
      />
    </Box>
  );
}
