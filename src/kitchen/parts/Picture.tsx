import Box from '@mui/material/Box';

interface PictureProps {
  image: string;
  /** Pixels; what does not fit is left out. */
  width: number;
  height: number;
}

/** A picture of the shop, or the room for it; what it shows stands beside it. */
export function Picture({ image, ...size }: PictureProps) {
  if (image === '') return <Box sx={{ ...look, ...size }} />;
  return <Box component="img" src={image} alt="" {...size} loading="lazy" sx={look} />;
}

const look = { objectFit: 'cover', borderRadius: 1.5, flexShrink: 0, bgcolor: 'divider' };
