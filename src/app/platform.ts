export type Platform = 'android' | 'ios' | 'other';

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Which app store suits the device. A recent iPad calls itself a Mac, but no Mac has a touch screen. */
export function platformOf({ userAgent, maxTouchPoints }: Device): Platform {
  if (/android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other';
}
