/** Matches the names of fields whose values must not be logged. */
const secretField =
  '[\\w.-]*(?:password|passwd|token|secret|cookie|authorization|api_?key|secret_?keys?|database_?url|smtp_?url)[\\w.-]*';

const text = '"(?:[^"\\\\]|\\\\.)*"';
const field = new RegExp(`"(${secretField})":\\s*(?:${text}|\\[(?:${text},?)*\\])`, 'gi');
/** Matches the same fields within JSON that was logged as a string. */
const quotedField = new RegExp(`\\\\"(${secretField})\\\\":\\s*\\\\"(?:(?!\\\\").)*\\\\"`, 'gi');
const queryParameter = /([?&](?:\w*(?:token|key|secret|password|signature)|code)=)[^&#\s"'\\<>]+/gi;
/** Matches the only kind of key that appears in a path. Its holder can unsubscribe a member from e-mail. */
const keyInPath = /(\/unsubscribe\/(?:resubscribe\/)?)(?!resubscribe\/)[^/?#\s"'\\<>]+/g;
const credentials = /(\b[a-z][a-z+]*:\/\/[^\s:/@"\\]*):[^\s/"\\]+@/gi;

/** Replaces every secret in a log line (a JSON object) with `[redacted]`. */
export function redactLine(line: string): string {
  return redactUrl(line.replace(field, '"$1":"[redacted]"').replace(quotedField, '\\"$1\\":\\"[redacted]\\"'));
}

/** Redacts the password of a URL (or of the URLs in a text), and the keys in its path and parameters. */
export function redactUrl(url: string): string {
  return url
    .replace(credentials, '$1:[redacted]@')
    .replace(keyInPath, '$1[redacted]')
    .replace(queryParameter, '$1[redacted]');
}
