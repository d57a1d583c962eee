/** The heading of a quoted message: the number of its lines, and whether the message below it need not be marked. */
export interface QuoteHeading {
  readonly count: number;
  /** Whether everything below is the quoted message, even without `>` before its lines. */
  readonly isCertain: boolean;
}

/** The words for "wrote", as mail programs put them above a quoted message. */
const wrote = [
  'wrote',
  'writes',
  'schrieb',
  'geschrieben',
  'a écrit',
  'كتب',
  'كتبت',
  'تمت كتابة ما يلي',
  'さんは書きました',
  'のメール',
  'escribió',
  'ha scritto',
  'escreveu',
  'schreef',
  'skrev',
  'kirjoitti',
  'napisał',
  'napisał\\(a\\)',
  'napsal',
  'napsal\\(a\\)',
  'пишет',
  'написал',
  'писав',
  'пише',
  'şunu yazdı',
  'yazdı',
  '写道',
  '寫道',
  '작성',
  'έγραψε',
  'írta',
  'a scris',
].join('|');

const wroteWord = new RegExp(
  `(?:^|[\\s,،、>"”»님])(?:${wrote})(?:$|[\\s:：,،])|(?:書きました|のメール|写道|寫道|작성)\\s?[:：]`,
  'iu',
);

/** The labels of the sender in the copied headers of a message. */
const senderLabel =
  /^(?:from|von|de|من|差出人|送信者|da|van|från|fra|lähettäjä|od|от|від|kimden|发件人|寄件者|보낸 ?사람|från|feladó)\s?[:：]/iu;

/** The labels of the date, the recipients and the subject. */
const otherLabel =
  /^(?:sent|date|to|cc|subject|reply-to|gesendet|datum|an|betreff|envoyé|envoyé le|à|objet|تم الإرسال|أرسلت|التاريخ|إلى|الموضوع|送信日時|日付|日時|宛先|件名|enviado|enviado el|fecha|para|asunto|inviato|data|a|oggetto|assunto|verzonden|aan|onderwerp|skickat|till|ämne|sendt|til|emne|lähetetty|vastaanottaja|aihe|wysłano|do|temat|odesláno|komu|předmět|отправлено|дата|кому|тема|надіслано|gönderildi|tarih|kime|konu|发送时间|日期|收件人|主题|寄件日期|收件者|主旨|보낸 ?날짜|날짜|받는 ?사람|제목)\s?[:：]/iu;

/** The words of a line between dashes above a quoted or forwarded message. */
const separator =
  /^[-_—–*]{2,}\s*(?:original message|forwarded message|original appointment|ursprüngliche nachricht|weitergeleitete nachricht|originalnachricht|message d['’]origine|message original|message initial|message transféré|message d’origine|الرسالة الأصلية|رسالة معاد توجيهها|元のメッセージ|転送メッセージ|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato|mensagem original|oorspronkelijk bericht|doorgestuurd bericht|originalmeddelande|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding|alkuperäinen viesti|wiadomość oryginalna|původní zpráva|исходное сообщение|orijinal mesaj|özgün ileti|原始邮件|原始郵件|원본 ?메일)\s*[-_—–*]{2,}$/iu;

const forwarded =
  /^(?:begin forwarded message|anfang der weitergeleiteten nachricht|début du message transféré|debut du message réexpédié|بداية الرسالة المعاد توجيهها|転送されたメッセージ|inicio del mensaje reenviado|inizio messaggio inoltrato)\s?[:：]$/iu;

const rule = /^(?:_{5,}|-{5,})$/;

const address = /<?[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>?/u;
/** A year or a time of the day, in the digits of any script. */
const moment = /(?:20|19)\d\d|\d{1,2}[:.h]\d\d|[٠-٩]{4}|[٠-٩]{1,2}[:.][٠-٩]{2}/u;

/** The maximum length of a line that is searched for a heading, in characters. */
const longestLine = 1_000;

/** The maximum length of the heading of a quotation, in characters. Longer text is not searched. */
const longestHeading = 400;

/** The maximum number of lines into which a mail program breaks the heading of a quotation. */
const mostLines = 4;

/** Marks of the direction of text, which mail programs insert. */
export const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a line without marks of emphasis, escapes and marks of direction, which do not belong to a heading. */
export const bareLine = (line: string): string =>
  rule.test(line)
    ? line
    : line
        .replace(directionMarks, '')
        .replace(/\*{1,2}(?=\S)|(?<=\S)\*{1,2}|\\(?=[*`\\>#])/gu, '')
        .trim();

function findHeaders(lines: readonly string[], at: number): number {
  const first = lines[at] ?? '';
  if (!senderLabel.test(first) && !otherLabel.test(first)) return 0;
  let labels = 0;
  let hasSender = false;
  let end = at;
  for (let index = at; index < Math.min(lines.length, at + 10); index += 1) {
    const line = lines[index] ?? '';
    const isSender = senderLabel.test(line);
    if (!isSender && !otherLabel.test(line)) {
      // Blank lines are between the labels of some programs, and long lists of recipients are continued.
      if (line === '' || labels === 0) continue;
      if (labels >= 3) break;
      continue;
    }
    hasSender ||= isSender;
    labels += 1;
    end = index;
  }
  return hasSender && labels >= 3 ? end - at + 1 : 0;
}

function findAttribution(lines: readonly string[], at: number): QuoteHeading | undefined {
  let text = '';
  for (let count = 1; count <= mostLines; count += 1) {
    const line = lines[at + count - 1] ?? '';
    if (line === '' || /^>/.test(line)) return undefined;
    text = `${text} ${line}`.trim();
    if (text.length > longestHeading) return undefined;
    if (!/[:：]$/u.test(line)) continue;
    const hasMoment = moment.test(text);
    const hasAddress = address.test(text);
    const isWritten = wroteWord.test(text);
    if (!(isWritten || hasAddress) || !(hasMoment || hasAddress)) return undefined;
    return { count, isCertain: hasMoment && (isWritten || hasAddress) };
  }
  return undefined;
}

/** Returns the heading of a quoted or forwarded message that begins at one of some bare lines; undefined if none does. */
export function findQuoteHeading(lines: readonly string[], at: number): QuoteHeading | undefined {
  const line = lines[at] ?? '';
  if (line === '' || line.length > longestLine) return undefined;
  if (separator.test(line) || forwarded.test(line)) {
    const next = nextWritten(lines, at + 1);
    return { count: next - at + findHeaders(lines, next), isCertain: true };
  }
  if (rule.test(line)) {
    const next = nextWritten(lines, at + 1);
    const below = next < lines.length ? findQuoteHeading(lines, next) : undefined;
    return below?.isCertain ? { count: next - at + below.count, isCertain: true } : undefined;
  }
  const headers = findHeaders(lines, at);
  if (headers > 0) return { count: headers, isCertain: true };
  return findAttribution(lines, at);
}

/** Returns the index of the first bare line with text from an index on. */
export function nextWritten(lines: readonly string[], from: number): number {
  let index = from;
  while (index < lines.length && lines[index] === '') index += 1;
  return index;
}
