import { smallPicture } from '../contract/smallPicture.ts';
import { PictureFrame } from '../ui/PictureFrame.tsx';

interface ListPictureProps {
  image: string;
  className?: string | undefined;
}

/** What a line of a list is about: a dish or a package, beside its name. */
export function ListPicture({ image, className }: ListPictureProps) {
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
