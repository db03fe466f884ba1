import Box from '@mui/material/Box';

interface DishPictureProps {
  image: string;
  /** Of its sides, in pixels. */
  size: number;
}

/** A part of its picture, or the room for it; the name stands beside it. */
export function DishPicture({ image, size }: DishPictureProps) {
  if (image === '') return <Box sx={{ ...look, width: size, height: size }} />;
  return (
    <Box component="img" src={image} alt="" width={size} height={size} loading="lazy" sx={look} />
  );
}

const look = { objectFit: 'cover', borderRadius: 1.5, flexShrink: 0, bgcolor: 'divider' };
