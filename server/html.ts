/** Markup that needs no escaping any more. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Data for the storefront in a page: nothing in it can end the element. */
export function jsonBlock(id: string, value: object): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

type Part = Html | string | number | readonly Html[];

/** A template whose placeholders are escaped unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const rendered = parts.map(render);
  return new Html(strings.map((text, index) => text + (rendered[index] ?? '')).join(''));
}

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
