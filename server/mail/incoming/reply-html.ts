import { Parser } from 'htmlparser2';

/** Elements whose text is not a part of the message. */
const hidden = new Set(['head', 'style', 'script', 'title', 'template', 'noscript', 'object', 'svg', 'o:p']);

/** Elements that end the line before and after them. */
const blocks = new Set(
  'address article aside blockquote center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody thead tr ul'.split(
    ' ',
  ),
);

/** Elements with a blank line before and after them. */
const spaced = new Set('p ul ol pre blockquote h1 h2 h3 h4 h5 h6 table'.split(' '));

const marks: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  code: '`',
  s: '~~',
  del: '~~',
};

/** Marks of signatures in the HTML of mail programs, by class or ID. */
const signature =
  /(?:^|\s)(?:gmail_signature|moz-signature|AppleMailSignature|ms-outlook-mobile-signature|Signature|x_Signature|ymail_android_signature)(?:$|\s)/;

interface Level {
  readonly name: string;
  readonly isHidden: boolean;
  /** Whether `>` stands before each line of the element. */
  readonly isQuote: boolean;
  /** The text to write at the end of the element. */
  readonly close: string;
}

/** The maximum number of `>` before a line. */
const deepestQuote = 20;

const escaped = (text: string): string => text.replace(/[\\*`]/g, '\\$&');

/** Builds Markdown line by line. */
class Lines {
  readonly written: string[] = [];
  private line = '';
  private isBlankWanted = false;

  /** Adds text to the current line. */
  add(text: string, prefix: string): void {
    const added = this.line === '' || this.line.endsWith(' ') ? text.replace(/^ +/, '') : text;
    if (added === '') return;
    if (this.line === '') this.separate(prefix);
    this.line += this.line === '' ? `${prefix}${added}` : added;
  }

  /** Ends the current line. With `isForced`, an empty line is written too. */
  end(prefix: string, isForced = false): void {
    if (this.line !== '')
      this.written.push(this.line.replace(/(?<=\S) +$/, (spaces) => (this.line === '-- ' ? spaces : '')));
    else if (isForced) this.written.push(prefix.trimEnd());
    this.line = '';
  }

  /** Asks for a blank line before the next text. */
  space(): void {
    this.isBlankWanted = true;
  }

  private separate(prefix: string): void {
    const last = this.written.at(-1);
    if (this.isBlankWanted && last !== undefined && !/^[> ]*$/.test(last)) {
      const isQuoted = last.startsWith('>') && prefix.startsWith('>');
      this.written.push(isQuoted ? '>' : '');
    }
    this.isBlankWanted = false;
  }
}

/** Converts the HTML of a mail to Markdown. Quotations have `>` before each line; signatures that are marked are left out. */
export function markdownOfMail(html: string): string {
  const lines = new Lines();
  const levels: Level[] = [];
  let items: number[] = [];
  const open = { quotes: 0, hidden: 0, code: 0 };
  const prefix = () => '> '.repeat(Math.min(open.quotes, deepestQuote));
  const isHidden = () => open.hidden > 0;
  const isCode = () => open.code > 0;
  const count = (level: Level, by: 1 | -1) => {
    if (level.isQuote) open.quotes += by;
    if (level.isHidden) open.hidden += by;
    if (level.name === 'pre') open.code += by;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'br') return isHidden() ? undefined : lines.end(prefix(), true);
        if (name === 'hr') {
          lines.end(prefix());
          if (!isHidden()) lines.add('_____', prefix());
          return lines.end(prefix());
        }
        if (blocks.has(name)) lines.end(prefix());
        if (spaced.has(name)) lines.space();
        const level = levelOf(name, attributes);
        levels.push(level);
        count(level, 1);
        if (isHidden()) return undefined;
        begin(name, attributes);
      },
      ontext(text) {
        if (isHidden()) return;
        if (!isCode()) return lines.add(escaped(text.replace(/[ \t\r\n\f]+/g, ' ')), prefix());
        for (const [index, line] of text.split('\n').entries()) {
          if (index > 0) lines.end(prefix(), true);
          lines.add(line, prefix());
        }
      },
      onclosetag(name) {
        const level = levels.at(-1);
        if (level?.name !== name) return;
        if (!isHidden() && level.close) lines.add(level.close, prefix());
        if (blocks.has(name)) lines.end(prefix());
        if (spaced.has(name)) lines.space();
        if ((name === 'ul' || name === 'ol') && !isHidden()) items = items.slice(0, -1);
        levels.pop();
        count(level, -1);
      },
    },
    { decodeEntities: true },
  );

  function begin(name: string, attributes: Readonly<Record<string, string>>): void {
    const mark = marks[name];
    if (mark && !isCode()) lines.add(mark, prefix());
    if (name === 'a' && isLink(attributes['href'])) lines.add('[', prefix());
    if (/^h[1-6]$/.test(name)) lines.add(`${'#'.repeat(Number(name[1]))} `, prefix());
    if (name === 'ul') items = [...items, 0];
    if (name === 'ol') items = [...items, 1];
    if (name === 'li') {
      const count = items.at(-1) ?? 0;
      lines.add(count > 0 ? `${count}. ` : '- ', prefix());
      if (count > 0) items = [...items.slice(0, -1), count + 1];
    }
    if (name === 'td' || name === 'th') lines.add(' ', prefix());
  }

  parser.write(html);
  parser.end();
  lines.end('');
  return tidied(lines.written);
}

const isLink = (href: string | undefined): boolean => /^https?:\/\//i.test(href ?? '');

function levelOf(name: string, attributes: Readonly<Record<string, string>>): Level {
  const isSignature = signature.test(attributes['class'] ?? '') || signature.test(attributes['id'] ?? '');
  const isInvisible = /display:\s*none/i.test(attributes['style'] ?? '');
  const href = attributes['href'];
  return {
    name,
    isHidden: hidden.has(name) || isSignature || isInvisible,
    isQuote: name === 'blockquote',
    close: name === 'a' && isLink(href) ? `](${href?.replace(/[()\s]/g, encodeURIComponent)})` : (marks[name] ?? ''),
  };
}

/** Removes empty marks, and writes links whose text is their address as the address alone. */
const tidied = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\[([^\][\n]{0,500})\]\(([^)\n]{0,2000})\)/g, (link, text: string, href: string) =>
      text.trim() === '' ? '' : text === href || text === href.replace(/\/$/, '') ? href : link,
    )
    .replace(/(\*\*|~~|(?<!\*)\*(?!\*)|(?<!`)`(?!`))\s*\1(?!\S)/g, '');
