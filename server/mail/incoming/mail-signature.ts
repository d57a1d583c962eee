import { directionMarks } from './quote-heading.ts';

/** The lines that mail programs of telephones and web mail services append. */
const appended: readonly RegExp[] = [
  /^sent (?:from|via|with|using) (?:my |the )?(?:\S+ ){0,5}?\S+\.?$/iu,
  /^sent from (?:my )?.{2,60}$/iu,
  /^get outlook for (?:ios|android|mac).{0,60}$/iu,
  /^(?:von meinem|von meiner) .{2,60} gesendet\.?$/iu,
  /^gesendet (?:von|mit|über|aus) .{2,60}$/iu,
  /^diese nachricht wurde von meinem .{2,60} gesendet.*$/iu,
  /^(?:laden sie sich )?outlook für (?:ios|android).{0,60}$/iu,
  /^envoyé (?:de|depuis|à partir de|avec|par) .{2,80}$/iu,
  /^(?:obtenez|télécharger) outlook pour (?:ios|android).{0,60}$/iu,
  /^(?:أُ?رسلت?|تم الإرسال|مرسل|مُرسل) من .{2,60}$/u,
  /^احصل على outlook .{2,60}$/iu,
  /^.{2,40}から送信(?:されました)?。?$/u,
  /^outlook for (?:ios|android) を入手.{0,40}$/iu,
  /^(?:ios|android) 版 ?outlook ?を(?:入手|ダウンロード).{0,40}$/iu,
  /^enviado (?:desde|do|de|a partir do|via) (?:mi |meu |minha )?.{2,60}$/iu,
  /^(?:obtener|obter) outlook para .{2,60}$/iu,
  /^inviato (?:da|dal|con) .{2,60}$/iu,
  /^(?:verzonden|verstuurd) (?:vanaf|met|via|vanuit) .{2,60}$/iu,
  /^(?:skickat|sendt) (?:från|fra|via) (?:min |mit )?.{2,60}$/iu,
  /^lähetetty .{2,60}$/iu,
  /^wysłan[eoy] z .{2,60}$/iu,
  /^odesláno z .{2,60}$/iu,
  /^(?:отправлено|надіслано) (?:с|из|з|від) .{2,60}$/iu,
  /^.{2,40}['’]?(?:dan|den|ımdan|imden|umdan) gönderildi\.?$/iu,
  /^(?:发自|發自|从|從) ?(?:我的|我的 )?.{2,40}$/u,
  /^나의 .{2,40}에서 보냄\.?$/u,
];

/** How many lines below a "--" without a space after it are still a signature. */
const mostSignatureLines = 12;

/** How many lines with text may follow an appended line. */
const mostFollowing = 2;

const plain = (line: string): string =>
  line
    .replace(directionMarks, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/<https?:[^>]*>/gu, '')
    .replace(/\*{1,2}/gu, '')
    .trim();

/** The maximum length of a line that is searched for a signature, in characters. */
const longestLine = 1_000;

const isAppended = (line: string): boolean => {
  if (line.length > longestLine) return false;
  const text = plain(line);
  return text.length <= 120 && appended.some((pattern) => pattern.test(text));
};

/** Returns lines without the signature at their end. */
export function withoutSignature(lines: readonly string[]): readonly string[] {
  const dashes = lines.findIndex(
    (line, index) => line === '-- ' || (/^(?:--|—)\s?$/u.test(line) && lines.length - index <= mostSignatureLines),
  );
  const kept = dashes < 0 ? lines : lines.slice(0, dashes);
  let following = 0;
  for (let index = kept.length - 1; index >= 0 && following <= mostFollowing; index -= 1) {
    const line = kept[index] ?? '';
    if (isAppended(line)) return withoutSignature(kept.slice(0, index));
    if (line.trim() !== '') following += 1;
  }
  return kept;
}
