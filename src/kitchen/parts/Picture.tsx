import Box from '@mui/material/Box';

interface PictureProps {
  image: string;
  /** Pixels; what does not fit is left out. */
  width: number;
  height: number;
}

/** A picture of the shop, or an empty frame. Its description is beside it, so it has no alternative text. */
export function Picture({ image, ...size }: PictureProps) {
  if (image === '') return <Box sx={{ ...look, ...size }} />;
  return <Box component="img" src={image} alt="" {...size} loading="lazy" sx={look} />;
}

const look = { objectFit: 'cover', borderRadius: 1.5, flexShrink: 0, bgcolor: 'divider' };
