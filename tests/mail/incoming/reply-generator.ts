/** A generated reply: the mail's text or HTML, and what its author wrote. */
export interface GeneratedReply {
  readonly label: string;
  readonly text?: string;
  readonly html?: string;
  readonly expected: string;
}

/** Returns a generator of numbers from 0 up to a limit, which repeats its series for the same seed (mulberry32). */
export function seededRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}

type Random = ReturnType<typeof seededRandom>;
const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length)] as T;

interface Texts {
  readonly sentences: readonly string[];
  /** What mail programs write above a quotation: Gmail, Apple Mail, Thunderbird. */
  readonly attributions: readonly string[];
  /** From, Sent, To, Subject. */
  readonly labels: readonly [string, string, string, string];
  readonly original: string;
  readonly mobile: readonly string[];
}

/** The languages in which replies are generated. */
export const replyTexts: Readonly<Record<string, Texts>> = {
  en: {
    sentences: [
      'Thank you, that works for me.',
      'I would rather wait until Monday, when the tide is lower.',
      'On Sunday we meet at 10:30: bring your own boat.',
      'From my point of view this is fine.',
      'See https://example.org/tides?day=3 for the table.',
      'He wrote me about it in 2024.',
      'The price is 3 > 2, as I said.',
      'Can you send the list to ada@example.org?',
    ],
    attributions: [
      'On Thu, Nov 26, 2026 at 10:12 AM Ada Lovelace <reply+abc@forum.example.org> wrote:',
      'On 26. Nov 2026, at 10:12, Ada Lovelace <reply+abc@forum.example.org> wrote:',
      'On 11/26/26 10:12, Ada Lovelace wrote:',
      'On Thursday, 26 November 2026 at 10:12:05 GMT, Ada Lovelace <forum@example.org> wrote:',
    ],
    labels: ['From', 'Sent', 'To', 'Subject'],
    original: 'Original Message',
    mobile: ['Sent from my iPhone', 'Get Outlook for iOS', 'Sent from my Galaxy', 'Sent from Yahoo Mail on Android'],
  },
  de: {
    sentences: [
      'Danke, das passt mir gut.',
      'Am Montag ist die Flut niedriger, dann komme ich gern.',
      'Von mir aus können wir am Samstag um 9:15 fahren.',
      'Er schrieb mir vor einer Woche dazu.',
      'Grüße aus Hamburg!',
    ],
    attributions: [
      'Am Do., 26. Nov. 2026 um 10:12 Uhr schrieb Ada Lovelace <reply+abc@forum.example.org>:',
      'Am 26.11.2026 um 10:12 schrieb Ada Lovelace <reply+abc@forum.example.org>:',
      'Am 26.11.26 um 10:12 schrieb Ada Lovelace:',
    ],
    labels: ['Von', 'Gesendet', 'An', 'Betreff'],
    original: 'Ursprüngliche Nachricht',
    mobile: [
      'Von meinem iPhone gesendet',
      'Gesendet von Outlook für iOS',
      'Von meinem Samsung Galaxy Smartphone gesendet.',
    ],
  },
  fr: {
    sentences: [
      'Merci, cela me convient.',
      'Le lundi, la marée est plus basse.',
      'De mon côté, tout va bien.',
      'Il a écrit à ce sujet hier soir.',
      'À bientôt sur le quai !',
    ],
    attributions: [
      'Le jeu. 26 nov. 2026 à 10:12, Ada Lovelace <reply+abc@forum.example.org> a écrit :',
      'Le 26 nov. 2026 à 10:12, Ada Lovelace <reply+abc@forum.example.org> a écrit :',
      'Le 26/11/2026 à 10:12, Ada Lovelace a écrit :',
    ],
    labels: ['De', 'Envoyé', 'À', 'Objet'],
    original: 'Message d’origine',
    mobile: ['Envoyé de mon iPhone', 'Envoyé depuis mon appareil Galaxy', 'Obtenez Outlook pour iOS'],
  },
  ar: {
    sentences: [
      'شكراً، هذا يناسبني.',
      'أفضل الانتظار حتى يوم الاثنين.',
      'من رأيي أن هذا جيد.',
      'نلتقي في الميناء الساعة 10:30.',
    ],
    attributions: [
      'في الخميس، 26 نوفمبر 2026 في 10:12 ص تمت كتابة ما يلي بواسطة Ada Lovelace <reply+abc@forum.example.org>:',
      '\u200fفي ٢٦ نوفمبر ٢٠٢٦، الساعة ١٠:١٢، كتب Ada Lovelace <reply+abc@forum.example.org>:',
    ],
    labels: ['من', 'تم الإرسال', 'إلى', 'الموضوع'],
    original: 'الرسالة الأصلية',
    mobile: ['أُرسلت من الـ iPhone', 'أرسلت من جهاز Samsung Galaxy'],
  },
  ja: {
    sentences: [
      'ありがとうございます。大丈夫です。',
      '月曜日まで待ちたいと思います。',
      '10:30に港で会いましょう。',
      '送信者に聞いてみます。',
    ],
    attributions: [
      '2026年11月26日(木) 10:12 Ada Lovelace <reply+abc@forum.example.org>:',
      '2026/11/26 10:12、Ada Lovelace <reply+abc@forum.example.org>のメール:',
      '2026/11/26 10:12 に Ada Lovelace さんは書きました:',
    ],
    labels: ['差出人', '送信日時', '宛先', '件名'],
    original: '元のメッセージ',
    mobile: ['iPhoneから送信', 'Outlook for iOS を入手'],
  },
  es: {
    sentences: ['Gracias, me parece bien.', 'El lunes la marea es más baja.', 'De acuerdo, nos vemos a las 10:30.'],
    attributions: [
      'El jue, 26 nov 2026 a las 10:12, Ada Lovelace (<reply+abc@forum.example.org>) escribió:',
      'El 26/11/2026 a las 10:12, Ada Lovelace escribió:',
    ],
    labels: ['De', 'Enviado', 'Para', 'Asunto'],
    original: 'Mensaje original',
    mobile: ['Enviado desde mi iPhone', 'Enviado desde mi Samsung Galaxy'],
  },
  it: {
    sentences: ['Grazie, per me va bene.', 'Da lunedì la marea è più bassa.', 'Ci vediamo alle 10:30.'],
    attributions: ['Il giorno gio 26 nov 2026 alle ore 10:12 Ada Lovelace <reply+abc@forum.example.org> ha scritto:'],
    labels: ['Da', 'Inviato', 'A', 'Oggetto'],
    original: 'Messaggio originale',
    mobile: ['Inviato da iPhone', 'Inviato dal mio dispositivo Galaxy'],
  },
  nl: {
    sentences: ['Bedankt, dat is prima.', 'Op maandag is het eb.', 'Van mij mag het.'],
    attributions: [
      'Op do 26 nov 2026 om 10:12 schreef Ada Lovelace <reply+abc@forum.example.org>:',
      'Op 26-11-2026 om 10:12 schreef Ada Lovelace:',
    ],
    labels: ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
    original: 'Oorspronkelijk bericht',
    mobile: ['Verstuurd vanaf mijn iPhone'],
  },
  ru: {
    sentences: ['Спасибо, мне подходит.', 'Лучше подождать до понедельника.', 'Встречаемся в 10:30.'],
    attributions: [
      'чт, 26 нояб. 2026 г. в 10:12, Ada Lovelace <reply+abc@forum.example.org>:',
      '26.11.2026 10:12, Ada Lovelace пишет:',
    ],
    labels: ['От', 'Отправлено', 'Кому', 'Тема'],
    original: 'Исходное сообщение',
    mobile: ['Отправлено с iPhone'],
  },
  tr: {
    sentences: ['Teşekkürler, bana uyar.', 'Pazartesiye kadar bekleyelim.'],
    attributions: ['Ada Lovelace <reply+abc@forum.example.org>, 26 Kas 2026 Per, 10:12 tarihinde şunu yazdı:'],
    labels: ['Kimden', 'Gönderildi', 'Kime', 'Konu'],
    original: 'Orijinal Mesaj',
    mobile: ['iPhone’umdan gönderildi'],
  },
};

/** The lines of a forum's mail, which a reply quotes. */
const notification = [
  'Ada Lovelace replied to “Low tide”',
  '',
  'Ada Lovelace wrote:',
  '> The harbour is closed on Monday.',
  '> Who brings the rope?',
  '',
  'View the comment:',
  'https://forum.example.org/discussion/comment/12#Comment_12',
  '',
  '-- ',
  'Harbour Forum',
  'You get this email because you follow this discussion.',
];

const signatures = [
  ['-- ', 'Grace Hopper', 'Harbour Street 4, 20457 Hamburg', '+49 40 123456'],
  ['-- ', 'Grace'],
  ['--', 'Grace Hopper | https://example.org'],
];

const asText = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');
const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Breaks a line as mail programs do. */
function folded(line: string, width: number): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width && rest.lastIndexOf(' ', width) > 0) {
    const at = rest.lastIndexOf(' ', width);
    lines.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...lines, rest];
}

const quote = (lines: readonly string[]): string[] =>
  lines.map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`));

interface Draft {
  readonly random: Random;
  readonly texts: Texts;
  readonly paragraphs: readonly string[];
  readonly signature: readonly string[];
}

type Client = (draft: Draft) => Omit<GeneratedReply, 'label'>;

const headers = ({ labels }: Texts, mark = ''): string[] => [
  `${mark}${labels[0]}:${mark} Ada Lovelace <forum@example.org>`,
  `${mark}${labels[1]}:${mark} 26.11.2026 10:12`,
  `${mark}${labels[2]}:${mark} Grace Hopper <grace@example.org>`,
  `${mark}${labels[3]}:${mark} Ada Lovelace replied to “Low tide”`,
];

/** A reply above the quoted message, as Gmail, Apple Mail and Thunderbird write it. */
const above: Client = ({ random, texts, paragraphs, signature }) => ({
  text: [
    ...paragraphs.flatMap((paragraph) => [...folded(paragraph, 76), '']),
    ...signature,
    ...(signature.length > 0 ? [''] : []),
    ...folded(pick(random, texts.attributions), 78),
    ...(random(2) ? [''] : []),
    ...quote(notification),
  ].join('\n'),
  expected: asText(paragraphs),
});

const below: Client = ({ random, texts, paragraphs, signature }) => ({
  text: [
    ...folded(pick(random, texts.attributions), 78),
    ...quote(notification.slice(0, 5)),
    '',
    ...paragraphs.flatMap((paragraph) => [...folded(paragraph, 72), '']),
    ...signature,
  ].join('\r\n'),
  expected: asText(paragraphs),
});

const inline: Client = ({ random, texts, paragraphs, signature }) => {
  const asked = ['The harbour is closed on Monday.', 'Who brings the rope?', 'See you there'];
  const pairs = paragraphs.slice(0, 3).map((paragraph, index) => ({ paragraph, line: asked[index] ?? '' }));
  const isPair = pairs.length > 1;
  return {
    text: [
      ...folded(pick(random, texts.attributions), 78),
      '',
      ...pairs.flatMap(({ paragraph, line }) => [`> ${line}`, ...(random(2) ? [''] : []), paragraph, '']),
      ...(random(2) ? ['> -- ', '> Harbour Forum'] : []),
      ...signature,
    ].join('\n'),
    expected: isPair
      ? pairs.map(({ paragraph, line }) => `> ${line}\n\n${paragraph}`).join('\n\n')
      : asText(pairs.map(({ paragraph }) => paragraph)),
  };
};

const outlookText: Client = ({ random, texts, paragraphs, signature }) => ({
  text: [
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...signature,
    '',
    ...pick(random, [
      ['________________________________'],
      [`-----${texts.original}-----`],
      [`----- ${texts.original} -----`],
      [],
    ]),
    ...headers(texts, pick(random, ['', '*'])),
    '',
    ...notification,
  ].join('\r\n'),
  expected: asText(paragraphs),
});

const plainReply: Client = ({ paragraphs, signature }) => ({
  text: [...paragraphs.flatMap((paragraph) => [paragraph, '']), ...signature].join('\n'),
  expected: asText(paragraphs),
});

const markUp = (paragraphs: readonly string[], join: (html: string) => string): string =>
  paragraphs.map((paragraph) => join(asHtml(paragraph))).join('');

const quotedHtml = notification.map((line) => `<p>${asHtml(line)}</p>`).join('');

const gmail: Client = ({ random, texts, paragraphs, signature }) => ({
  html: `<div dir="ltr">${markUp(paragraphs, (html) => `<div>${html}</div><div><br></div>`)}${
    signature.length > 0
      ? `<span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature">${signature.slice(1).map(asHtml).join('<br>')}</div>`
      : ''
  }</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${asHtml(pick(random, texts.attributions))}<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex">${quotedHtml}</blockquote></div>`,
  expected: asText(paragraphs),
});

const outlook: Client = ({ random, texts, paragraphs }) => ({
  html: `<html><head><style>p.MsoNormal{margin:0}</style></head><body>${markUp(paragraphs, (html) => `<p class="MsoNormal">${html}<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>`)}<div id="appendonsend"></div>${random(2) ? '<hr style="display:inline-block;width:98%">' : ''}<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri">${headers(
    texts,
  )
    .map((line) => asHtml(line).replace(/^([^:]+:)/, '<b>$1</b>'))
    .join('<br>')}</font><div>&nbsp;</div></div>${quotedHtml}</body></html>`,
  expected: asText(paragraphs),
});

const appleMail: Client = ({ random, texts, paragraphs, signature }) => ({
  html: `<html><body>${markUp(paragraphs, (html) => `${html}<br><br>`)}${signature.length > 0 ? `<div id="AppleMailSignature">${signature.map(asHtml).join('<br>')}</div>` : ''}<div><br><blockquote type="cite"><div>${asHtml(pick(random, texts.attributions))}</div><br><div>${quotedHtml}</div></blockquote></div></body></html>`,
  expected: asText(paragraphs),
});

const thunderbird: Client = ({ random, texts, paragraphs, signature }) => ({
  html: `<html><body><div class="moz-cite-prefix">${asHtml(pick(random, texts.attributions))}<br></div><blockquote type="cite">${quotedHtml}</blockquote>${markUp(paragraphs, (html) => `<p>${html}</p>`)}${
    signature.length > 0 ? `<div class="moz-signature">${signature.map(asHtml).join('<br>')}</div>` : ''
  }</body></html>`,
  expected: asText(paragraphs),
});

const yahoo: Client = ({ random, texts, paragraphs }) => ({
  html: `<div class="ydp1 yahoo-style-wrap">${markUp(paragraphs, (html) => `<div dir="ltr">${html}</div><div><br></div>`)}</div><div id="ydp2yahoo_quoted" class="ydp2yahoo_quoted"><div><div>${asHtml(pick(random, texts.attributions))}</div><div><br></div>${quotedHtml}</div></div>`,
  expected: asText(paragraphs),
});

const telephone: Client = ({ random, texts, paragraphs }) => ({
  text: [
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    pick(random, texts.mobile),
    '',
    ...(random(2)
      ? [pick(random, texts.attributions), '', ...quote(notification)]
      : [`-------- ${texts.original} --------`, ...headers(texts), '', ...notification]),
  ].join('\n'),
  expected: asText(paragraphs),
});

const clients: Readonly<Record<string, Client>> = {
  above,
  below,
  inline,
  outlookText,
  plainReply,
  gmail,
  outlook,
  appleMail,
  thunderbird,
  yahoo,
  telephone,
};

/** Makes a reply by chance: a client and its style, a language, a body and a signature. */
export function makeReply(random: Random): GeneratedReply {
  const language = pick(random, Object.keys(replyTexts));
  const client = pick(random, Object.keys(clients));
  const texts = replyTexts[language] as Texts;
  const count = 1 + random(4);
  const paragraphs = Array.from({ length: count }, () =>
    Array.from({ length: 1 + random(3) }, () => pick(random, texts.sentences)).join(' '),
  );
  const signature = random(2) ? pick(random, signatures) : [];
  const write = clients[client] as Client;
  return { label: `${client} ${language}`, ...write({ random, texts, paragraphs, signature }) };
}
