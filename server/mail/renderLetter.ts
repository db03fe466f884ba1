import { translate } from '../i18n/translate.ts';
import type { Fact, Kitchen, Letter, LetterPart } from './letter.ts';
import { letterHtml } from './letterHtml.ts';

/** The same letter twice: mail programs show the HTML, or the text where they cannot. */
export function renderLetter(letter: Letter, kitchen: Kitchen) {
  return {
    subject: letter.subject,
    text: letterText(letter, kitchen),
    html: letterHtml(letter, kitchen),
  };
}

function letterText({ heading, parts, unsubscribe, language }: Letter, kitchen: Kitchen): string {
  const blocks = [
    heading,
    ...parts.map(partText),
    ['--', kitchen.name, ...kitchen.lines].join('\n'),
    ...(unsubscribe === undefined
      ? []
      : [`${translate(language, 'server.mail.unsubscribe')}:\n${unsubscribe}`]),
  ];
  return `${blocks.join('\n\n').replaceAll(/(\n=+)\n\n/g, '$1\n')}\n`;
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'paragraph':
    case 'quote':
      return part.text;
    case 'title':
      return `${part.text}\n${'='.repeat(part.text.length)}`;
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return part.facts.map(factText).join('\n');
    case 'action':
      return `${part.label}:\n${part.url}`;
  }
}

function factText({ label, value }: Fact): string {
  const lines = value.split('\n');
  return lines.length === 1
    ? `${label}: ${value}`
    : [`${label}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}
