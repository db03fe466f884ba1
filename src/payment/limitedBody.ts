/** The longest answer that can be meant has a few kilobytes. */
export const ANSWER_LIMIT_BYTES = 256 * 1024;

/** The text of a gateway's answer. One that is too long is broken off and throws RangeError. */
export async function readLimitedBody(response: Response): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > ANSWER_LIMIT_BYTES) {
      await reader.cancel();
      throw new RangeError('The answer of the gateway is too long.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
