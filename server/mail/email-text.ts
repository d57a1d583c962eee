import type { EmailDocument, EmailSection } from './email-content.ts';

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const sectionText = ({ heading, items, more }: EmailSection, url: string): string =>
  [
    `${heading.toLocaleUpperCase()}\n${'-'.repeat(Math.min(60, heading.length))}`,
    ...items.map(({ title, about, excerpt, path }) =>
      [`* ${title}`, `  ${about}`, ...(excerpt ? [`  ${excerpt}`] : []), `  ${url}${path}`].join('\n'),
    ),
    ...(more ? [`${more.label}:\n${url}${more.path}`] : []),
  ].join('\n\n');

/** Renders an e-mail as plain text, with the full content of the HTML and with URLs written out. */
export function renderEmailText({ letter, footer, site }: EmailDocument): string {
  const { greeting, lines, quote, facts, sections = [], button, afterwards } = letter;
  const parts = [
    letter.heading,
    ...(greeting ? [greeting] : []),
    ...lines,
    ...(quote ? [`${quote.author}:\n${quoted(quote.text)}`] : []),
    ...(facts?.length ? [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...sections.map((section) => sectionText(section, site.url)),
    ...(button ? [`${button.label}:\n${site.url}${button.path}`] : []),
    ...(afterwards ? [afterwards] : []),
    [
      '-- ',
      `${site.name}\n${site.url}`,
      footer.reason,
      ...(footer.preferences ? [`${footer.preferences.label}: ${footer.preferences.url}`] : []),
      ...(footer.unsubscribe ? [`${footer.unsubscribe.label}: ${footer.unsubscribe.url}`] : []),
    ].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
