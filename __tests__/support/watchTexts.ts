const problems: string[] = [];

/** Makes a text that is missing, or lacks a value, fail the test that showed it. */
export function watchTexts(): void {
  const { error: print } = console;
  jest.spyOn(console, 'error').mockImplementation((...logged: unknown[]) => {
    const text = String(logged[0]);
    if (text.includes('@formatjs/intl')) problems.push(text);
    else print(...logged);
  });
}

afterEach(() => {
  const found = problems.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});
