import { smallPicture } from '../contract/smallPicture.ts';
import { PictureFrame } from '../ui/PictureFrame.tsx';

interface DishPictureProps {
  image: string;
  className?: string | undefined;
}

/** A dish in a list, beside its name. */
export function DishPicture({ image, className }: DishPictureProps) {
  return (
    <PictureFrame
      className={className}
      src={smallPicture(image)}
      alt=""
      width={144}
      height={144}
      ratio="square"
      shape="rounded"
    />
  );
}
