import { platformOf } from '../../../src/app/settings.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 16; SM-S931B)', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'other'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, 'other'],
])('%s with %i touch points is %s', (userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
});
