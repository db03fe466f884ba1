import { draftsPort, saveFile } from '../../../src/app/windowPort.ts';

afterEach(() => window.sessionStorage.clear());

it('stores drafts for the next load of the tab, until they are removed', () => {
  const drafts = draftsPort(() => window.sessionStorage);
  drafts.keepDrafts('half a sentence');
  expect(draftsPort(() => window.sessionStorage).readDrafts()).toBe('half a sentence');
  drafts.keepDrafts(null);
  expect(drafts.readDrafts()).toBeNull();
});

it('works without a storage that is forbidden', () => {
  const drafts = draftsPort(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(() => drafts.keepDrafts('text')).not.toThrow();
  expect(drafts.readDrafts()).toBeNull();
});

it('offers the file under its name, and revokes its address later', () => {
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
