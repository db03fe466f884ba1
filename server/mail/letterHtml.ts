import { Engine } from 'mrml';
import { languages, type Language } from '../../src/contract/languages.ts';
import { html, Html } from '../html.ts';
import { translate } from '../i18n/translate.ts';
import type { Fact, Kitchen, Letter, LetterPart } from './letter.ts';

/** The design system's colours, which a mail has to contain itself; a test compares them. */
export const LIGHT = {
  page: '#fbf6ec',
  card: '#ffffff',
  ink: '#14211c',
  soft: '#4a5a53',
  muted: '#5c6b63',
  line: '#e8decb',
  brand: '#12523f',
  onBrand: '#ffffff',
  onBrandSoft: '#bfe3cf',
  action: '#f2a33a',
  onAction: '#14211c',
} as const;

/** For mail programs that follow the system's dark scheme; others keep or invert the light one. */
export const DARK = {
  page: '#0d1613',
  card: '#16231e',
  ink: '#f4ebda',
  soft: '#c3cdc5',
  muted: '#a3b0a8',
  line: '#31423a',
} as const;

/** Without quotes, because some mail programs drop them inside a style attribute. */
const FONTS = 'Readex Pro, Segoe UI, Tahoma, Arial, sans-serif';
const LEAF = '32px';
const CORNER = '10px';

const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page { background: ${DARK.page} !important; background-color: ${DARK.page} !important; }
  .card, .card > table { background: ${DARK.card} !important; background-color: ${DARK.card} !important; }
  .card div, .card td { color: ${DARK.ink} !important; border-color: ${DARK.line} !important; }
  .card .soft, .card .soft div { color: ${DARK.soft} !important; }
  .card .action a, .card .action td { color: ${LIGHT.onAction} !important; }
  .foot div, .foot a { color: ${DARK.muted} !important; }
}`;

interface Page {
  language: Language;
  direction: 'ltr' | 'rtl';
  /** Start and end of a line, for attributes that know left and right alone. */
  start: 'left' | 'right';
  end: 'left' | 'right';
}

const engine = new Engine();

/** Throws where the mark-up is wrong; what people wrote cannot make it so. */
export function letterHtml(letter: Letter, kitchen: Kitchen): string {
  const { direction } = languages[letter.language];
  const isRightToLeft = direction === 'rtl';
  const page: Page = {
    language: letter.language,
    direction,
    start: isRightToLeft ? 'right' : 'left',
    end: isRightToLeft ? 'left' : 'right',
  };
  const rendered = engine.toHtml(document(letter, kitchen, page).text.replace(UNPRINTABLE, ''));
  if (rendered.type === 'error') throw new Error(`The mail was not laid out: ${rendered.message}`);
  return rendered.content;
}

/** Characters that XML forbids: one of them in a name would make the rendering fail. */
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function document(letter: Letter, kitchen: Kitchen, page: Page): Html {
  const { start, direction } = page;
  const [top, bottom] =
    start === 'left'
      ? [`${LEAF} ${CORNER} 0 0`, `0 0 ${LEAF} ${CORNER}`]
      : [`${CORNER} ${LEAF} 0 0`, `0 0 ${CORNER} ${LEAF}`];
  return html`<mjml lang="${page.language}" dir="${direction}">
    <mj-head>
      <mj-title>${letter.subject}</mj-title>
      <mj-preview>${letter.preview}</mj-preview>
      <mj-attributes>
        <mj-all font-family="${FONTS}" />
        <mj-section direction="${direction}" padding="0" />
        <mj-column direction="${direction}" />
        <mj-text
          align="${start}"
          font-size="16px"
          line-height="1.65"
          color="${LIGHT.ink}"
          padding="0 28px 14px"
        />
        <mj-button
          align="${start}"
          font-size="16px"
          font-weight="600"
          inner-padding="14px 28px"
          border-radius="12px"
          background-color="${LIGHT.action}"
          color="${LIGHT.onAction}"
          padding="8px 28px 22px"
        />
      </mj-attributes>
      <mj-raw>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      </mj-raw>
      <mj-style>${new Html(DARK_STYLES)}</mj-style>
    </mj-head>
    <mj-body background-color="${LIGHT.page}" css-class="page">
      <mj-section padding="20px 0 0"></mj-section>
      <mj-section background-color="${LIGHT.brand}" border-radius="${top}" padding="26px 0 12px">
        <mj-column>
          <mj-text
            font-size="15px"
            font-weight="600"
            color="${LIGHT.onBrandSoft}"
            padding-bottom="6px"
            >${kitchen.name}</mj-text
          >
          <mj-text font-size="25px" font-weight="600" line-height="1.35" color="${LIGHT.onBrand}"
            >${letter.heading}</mj-text
          >
        </mj-column>
      </mj-section>
      <mj-section
        background-color="${LIGHT.card}"
        border-radius="${bottom}"
        padding="26px 0 14px"
        css-class="card"
      >
        <mj-column>${letter.parts.map((part) => partHtml(part, page))}</mj-column>
      </mj-section>
      <mj-section padding="18px 0 28px" css-class="foot">
        <mj-column>
          <mj-text font-size="13px" color="${LIGHT.muted}" padding-bottom="0"
            >${lines([kitchen.name, ...kitchen.lines])}</mj-text
          >
          ${unsubscribeHtml(letter)}
        </mj-column>
      </mj-section>
    </mj-body>
  </mjml>`;
}

function unsubscribeHtml({ unsubscribe, language }: Letter): readonly Html[] {
  if (unsubscribe === undefined) return [];
  return [
    html`<mj-text font-size="13px" color="${LIGHT.muted}" padding="10px 28px 0"
      ><a href="${unsubscribe}" style="color:${LIGHT.muted}"
        >${translate(language, 'server.mail.unsubscribe')}</a
      ></mj-text
    >`,
  ];
}

function partHtml(part: LetterPart, page: Page): Html {
  switch (part.kind) {
    case 'paragraph':
      return html`<mj-text>${part.text}</mj-text>`;
    case 'title':
      return html`<mj-text
        font-size="19px"
        font-weight="600"
        line-height="1.4"
        padding="12px 28px 8px"
        >${part.text}</mj-text
      >`;
    case 'quote':
      return html`<mj-text css-class="soft" color="${LIGHT.soft}"
        ><div dir="auto">${lines(part.text.split('\n'))}</div></mj-text
      >`;
    case 'list':
      return table(
        part.items.map((item) => listRow(item, page)),
        page,
      );
    case 'facts':
      return table(
        part.facts.map((fact) =>
          part.layout === 'columns' ? columnsRow(fact, page) : stackedRow(fact, page),
        ),
        page,
      );
    case 'action':
      return html`<mj-button href="${part.url}" css-class="action">${part.label}</mj-button>`;
  }
}

/** Outlook takes the direction from the table itself. */
function table(rows: readonly Html[], { direction }: Page): Html {
  return html`<mj-text padding-bottom="18px"
    ><table
      dir="${direction}"
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="font-family:${FONTS};font-size:16px;line-height:1.6;color:${LIGHT.ink}"
    >
      ${rows}
    </table></mj-text
  >`;
}

function listRow(item: string, { start, end }: Page): Html {
  return html`<tr>
    <td
      class="soft"
      valign="top"
      width="14"
      style="padding:4px 0;padding-${end}:10px;color:${LIGHT.brand}"
    >
      •
    </td>
    <td align="${start}" style="padding:4px 0">${item}</td>
  </tr>`;
}

function columnsRow({ label, value, isTotal = false }: Fact, { start, end }: Page): Html {
  const edge = `border-top:1px solid ${LIGHT.line};padding:9px 0`;
  const weight = isTotal ? 'bold' : 'normal';
  return html`<tr>
    <td
      class="soft"
      align="${start}"
      valign="top"
      width="42%"
      style="${edge};padding-${end}:12px;color:${LIGHT.soft};font-weight:${weight}"
    >
      ${label}
    </td>
    <td align="${end}" valign="top" style="${edge};font-weight:${weight}">
      ${lines(value.split('\n'))}
    </td>
  </tr>`;
}

function stackedRow({ label, value }: Fact, { start }: Page): Html {
  return html`<tr>
    <td align="${start}" style="border-top:1px solid ${LIGHT.line};padding:9px 0">
      <b>${label}</b><br />${lines(value.split('\n'))}
    </td>
  </tr>`;
}

function lines(texts: readonly string[]): Html {
  return new Html(texts.map((text) => html`${text}`.text).join('<br />'));
}
