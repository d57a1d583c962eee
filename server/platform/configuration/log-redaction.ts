/** Names of fields whose value nobody may read in a log. */
const secretField =
  '[\\w.-]*(?:password|passwd|token|secret|cookie|authorization|api_?key|secret_?keys?|database_?url|smtp_?url)[\\w.-]*';

const text = '"(?:[^"\\\\]|\\\\.)*"';
const field = new RegExp(`"(${secretField})":\\s*(?:${text}|\\[(?:${text},?)*\\])`, 'gi');
/** The same within JSON that has been logged as text. */
const quotedField = new RegExp(`\\\\"(${secretField})\\\\":\\s*\\\\"(?:(?!\\\\").)*\\\\"`, 'gi');
const queryParameter = /([?&](?:\w*(?:token|key|secret|password|signature)|code)=)[^&#\s"'\\<>]+/gi;
/** The one kind of key that stands in a path: who has it ends a member's mail. */
const keyInPath = /(\/unsubscribe\/(?:resubscribe\/)?)(?!resubscribe\/)[^/?#\s"'\\<>]+/g;
const credentials = /(\b[a-z][a-z+]*:\/\/[^\s:/@"\\]*):[^\s/"\\]+@/gi;

/** A line of the log (a JSON object) with every secret replaced by `[redacted]`. */
export function redactLine(line: string): string {
  return redactUrl(line.replace(field, '"$1":"[redacted]"').replace(quotedField, '\\"$1\\":\\"[redacted]\\"'));
}

/** An address (or a text with addresses) without its password, and without the keys in its path and parameters. */
export function redactUrl(url: string): string {
  return url
    .replace(credentials, '$1:[redacted]@')
    .replace(keyInPath, '$1[redacted]')
    .replace(queryParameter, '$1[redacted]');
}
