/** Whether the browser is set to save data. */
export function savesData(navigator: Navigator): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
