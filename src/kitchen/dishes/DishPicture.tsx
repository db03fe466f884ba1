import Box from '@mui/material/Box';

interface DishPictureProps {
  image: string;
  /** Of its sides, in pixels. */
  size: number;
}

/** A part of its picture; the name stands beside it. */
export function DishPicture({ image, size }: DishPictureProps) {
  return (
    <Box
      component="img"
      src={image}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      sx={{ objectFit: 'cover', borderRadius: 1.5, flexShrink: 0 }}
    />
  );
}
