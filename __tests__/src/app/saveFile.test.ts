import { saveFile } from '../../../src/app/saveFile.ts';

it('offers the text under its name, and lets go of it later', () => {
  jest.useFakeTimers();
  const clicked: string[] = [];
  const createObjectURL = jest.fn((_file: Blob) => 'blob:shop/1');
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download} ${this.href}`);
  });
  saveFile(window, { name: 'AP-7.ics', type: 'text/calendar', text: 'BEGIN:VCALENDAR' });
  expect(clicked).toEqual(['AP-7.ics blob:shop/1']);
  expect(createObjectURL.mock.calls[0]?.[0]).toMatchObject({ type: 'text/calendar', size: 15 });
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:shop/1');
  jest.useRealTimers();
});
