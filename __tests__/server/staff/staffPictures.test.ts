import sharp from 'sharp';
import type { ChangedDish, StaffDishDetails } from '../../../src/contract/wire/staff/catalog.ts';
import { tidyUp } from '../../../server/domain/tidyUp.ts';
import { dishChanges, photo, upload as uploadAs } from '../../support/catalogChanges.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
describeOnDatabases('pictures of dishes', (database) => {
  let testApp: TestApp;
  let manager: StaffClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    await testApp.context.db.deleteFrom('rate_limits').execute();
    manager = await logInAs(testApp.app, 'manager');
  });
  afterAll(() => testApp.stop());

  const upload = (bytes: Buffer) => uploadAs(manager, bytes);
  const refused = async (bytes: Buffer) =>
    manager.refused(422, 'POST', 'pictures', {
      picture: bytes.toString('base64'),
      subject: 'dish',
    });
  const fetched = (url: string) => testApp.app.inject({ url });
  const give = async (id: number, image: string) => {
    const { dish } = await manager.get<StaffDishDetails>('GET', `dishes/${id}`);
    return manager.get<ChangedDish>('PUT', `dishes/${id}`, { ...dishChanges(dish), image });
  };

  it('are shown as the shop shows them: in its size, upright, without where they were taken', async () => {
    const taken = await photo(400, 900)
      .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '29/1 22/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const image = await upload(taken);
    const { statusCode, headers, rawPayload } = await fetched(image);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { format, width, height, exif, orientation } = await sharp(rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 960, height: 720 });
    expect([exif, orientation]).toEqual([undefined, undefined]);
    // The same picture has the same address.
    expect(await upload(taken)).toBe(image);
  });

  it('are larger for packages, which the shop shows larger', async () => {
    const bytes = await photo(300, 200).png().toBuffer();
    const { rawPayload } = await fetched(await uploadAs(manager, bytes, 'package'));
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 900 });
  });

  it('of the sample can be restored for their own dish, and for no other', async () => {
    const { dish: sample } = await manager.get<StaffDishDetails>('GET', 'dishes/3');
    expect(sample.drawing).toBe(sample.image);
    const { dish: taken } = await give(3, await upload(await photo(70, 70).png().toBuffer()));
    expect(taken.drawing).toBe(sample.image);
    expect((await give(3, sample.image)).dish.image).toBe(sample.image);
    const { dish: other } = await manager.get<StaffDishDetails>('GET', 'dishes/4');
    const changes = { ...dishChanges(other), image: sample.image };
    const { errors } = await manager.refused(422, 'PUT', 'dishes/4', changes);
    expect(Object.keys(errors ?? {})).toEqual(['image']);
  });

  it.each(['png', 'webp', 'avif'] as const)('are taken as %s', async (format) => {
    const image = await upload(await photo(80, 60).toFormat(format).toBuffer());
    expect((await fetched(image)).statusCode).toBe(200);
  });

  it('are refused where the bytes are none, whatever they are called', async () => {
    const whole = await photo(600, 400).jpeg().toBuffer();
    const bomb = await photo(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    const gif = await photo(10, 10).gif().toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    const headed = Buffer.concat([whole.subarray(0, 8), html]);
    const sound = Buffer.from('RIFF0000WAVEfmt ');
    for (const bytes of [svg, html, gif, bomb, half, headed, sound, Buffer.from('?')]) {
      const { errors } = await refused(bytes);
      expect(Object.keys(errors ?? {})).toEqual(['picture']);
    }
    const large = { picture: 'A'.repeat(7_000_000), subject: 'dish' };
    await manager.refused(413, 'POST', 'pictures', large);
  });

  it('are visible to customers once a dish has them, and under no other name', async () => {
    const image = await upload(await photo(300, 200).png().toBuffer());
    const { dish } = await give(1, image);
    expect(dish.image).toBe(image);
    const { dish: seen } = await manager.get<StaffDishDetails>('GET', 'dishes/1');
    expect(seen.image).toBe(image);
    for (const other of ['/pictures/x.webp', 'https://evil.example/a.png', `${image}?a`]) {
      const changes = { ...dishChanges(seen), image: other };
      const { errors } = await manager.refused(422, 'PUT', 'dishes/1', changes);
      expect(Object.keys(errors ?? {})).toEqual(['image']);
    }
    for (const missing of ['/pictures/x', '/pictures/', '/pictures/%00', '/pictures/..%2fetc']) {
      expect((await fetched(missing)).statusCode).toBe(404);
    }
  });

  it('are deleted after a day without a dish, and kept for good where one had them', async () => {
    const idle = await upload(await photo(50, 40, 10).png().toBuffer());
    const had = await upload(await photo(50, 40, 20).png().toBuffer());
    const { dish: before } = await manager.get<StaffDishDetails>('GET', 'dishes/2');
    await give(2, had);
    const again = await upload(await photo(50, 40, 30).png().toBuffer());
    await give(2, again);
    expect(before.image).not.toBe(again);
    const statuses = async () =>
      Promise.all([idle, had, again].map(async (url) => (await fetched(url)).statusCode));
    await tidyUp(testApp.context.db, new Date(TEST_NOW.getTime() + DAY_MS - 1));
    expect(await statuses()).toEqual([200, 200, 200]);
    await tidyUp(testApp.context.db, new Date(TEST_NOW.getTime() + DAY_MS + 1));
    expect(await statuses()).toEqual([404, 200, 200]);
  });
});
