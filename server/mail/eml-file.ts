/** A message as stored in a file. */
export interface EmlMessage {
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly text: string;
  readonly html: string;
}

interface Part {
  readonly headers: EmlMessage['headers'];
  readonly body: string;
}

const bytesOf = (text: string): string =>
  text.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const utf8 = (binary: string): string => Buffer.from(binary, 'latin1').toString('utf8');

/** Decodes header text beyond ASCII, which is encoded as `=?UTF-8?Q?…?=`. */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?utf-8\?(?:q|b)\?[^?]*\?=)+/gi, (words) =>
      utf8(
        words.replace(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
          kind.toLowerCase() === 'b'
            ? Buffer.from(word, 'base64').toString('latin1')
            : bytesOf(word.replaceAll('_', ' ')),
        ),
      ),
    );

function partOf(source: string): Part {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  const headers = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name && value !== undefined ? [{ name, value: decodeWords(value) }] : [];
    });
  return { headers, body: source.slice(head.length).replace(/^\r?\n\r?\n/, '') };
}

/** Returns a header by its name; empty if there is none. */
export const headerOf = ({ headers }: Pick<Part, 'headers'>, name: string): string =>
  headers.find((header) => header.name.toLowerCase() === name.toLowerCase())?.value ?? '';

function bodyOf(part: Part): string {
  const encoding = headerOf(part, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return utf8(bytesOf(part.body.replace(/=\r?\n/g, '')));
  return part.body;
}

/** Parses a message that the forum wrote: its headers, text and HTML. */
export function readEml(source: string): EmlMessage {
  const full = partOf(source);
  const boundary = /boundary="?([^";]+)/.exec(headerOf(full, 'Content-Type'))?.[1];
  const parts = boundary
    ? full.body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((text) => partOf(text.trimStart()))
    : [full];
  const find = (type: string): string => {
    const part = parts.find((one) => headerOf(one, 'Content-Type').startsWith(type));
    return part ? bodyOf(part).trimEnd() : '';
  };
  return { headers: full.headers, text: find('text/plain'), html: find('text/html') };
}
