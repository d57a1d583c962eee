/** Frequent words of languages in Latin script, mostly words that few of the others share. */
const frequentWords: Readonly<Record<string, string>> = {
  cs: 'a je se na že v to jsem jako tak ale není by co jsou když nebo pro si už ještě jen',
  da: 'og er det at en til på jeg af ikke har med som den der også være hvor kan skal vil hvad mig blev nogen',
  de: 'der die das und ist nicht ich mit auch auf ein eine zu den es sich wie aber oder wenn hat habe für wir noch nur',
  en: 'the and is to of it that in you this for with not are have be was but what from can will would they there how',
  es: 'el la que y los las en un una es por con no para del se lo como pero más está muy hay mi si porque cuando',
  fi: 'ja on ei se että en mutta kun niin olen myös jos mitä voi ovat tai sen tämä kuin ole vain siitä',
  fr: 'le la les et est des un une que pour dans pas je qui sur avec vous nous il ce mais plus au ou sont cette comme',
  hu: 'a az és hogy nem egy is van de meg csak ez már mint vagy ha kell volt azt még mert',
  id: 'yang dan di ini itu dengan untuk tidak dari dalam akan ada bisa saya juga atau sudah pada kami',
  it: 'il la che di e non per un una sono con è del della ma si mi anche come più questo ho le gli nel perché',
  nl: 'de het een en van ik is niet dat je op te met voor zijn maar ook als er wat naar bij heb om deze',
  no: 'og er det at en til på jeg av ikke har med som den også være hvor kan skal vil hva meg ble noen',
  pl: 'i w nie na się z jest że to do jak ale czy tak co dla mam są jego przez tylko już lub może',
  pt: 'o a que de e do da em um uma não para com os é por mais como mas ao se eu você isso está muito são tem',
  ro: 'și în nu de la că un o pe cu este sunt din mai ce dar pentru care să sau după foarte',
  sv: 'och är det att en till på jag av inte har med som den också vara hur kan ska vill vad mig eller för någon',
  tr: 've bir bu için ile de da ne çok var ama gibi daha olarak ben mi değil o kadar sonra nasıl',
  vi: 'và là của có không được cho một những các này với người trong tôi đã thì khi cũng như',
};

const languagesOfWord = new Map<string, string[]>();
for (const [language, words] of Object.entries(frequentWords))
  for (const word of words.split(' ')) languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);

/** Regular expressions of scripts, each with a function that returns the language of a text in the script. */
const scripts: readonly (readonly [RegExp, (text: string) => string])[] = [
  [
    /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/gu,
    (text) => (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text) ? 'ja' : 'zh'),
  ],
  [/\p{sc=Hangul}/gu, () => 'ko'],
  [/\p{sc=Arabic}/gu, (text) => (/[ٹڈڑے]/.test(text) ? 'ur' : /[پچژگکی]/.test(text) ? 'fa' : 'ar')],
  [/\p{sc=Cyrillic}/gu, (text) => (/[іїєґ]/i.test(text) ? 'uk' : /[ыэё]/i.test(text) ? 'ru' : undetermined)],
  [/\p{sc=Greek}/gu, () => 'el'],
  [/\p{sc=Hebrew}/gu, () => 'he'],
  [/\p{sc=Thai}/gu, () => 'th'],
  [/\p{sc=Devanagari}/gu, () => 'hi'],
  [/[\p{L}--\p{sc=Latin}]/gv, () => undetermined],
];

/** The tag of a language that cannot be determined, although there is enough text. */
export const undetermined = 'und';

const guessed: ReadonlySet<string> = new Set([
  ...Object.keys(frequentWords),
  ...['ja', 'zh', 'ko', 'ar', 'fa', 'ur', 'uk', 'ru', 'el', 'he', 'th', 'hi'],
]);

/** Returns the language of a tag without its region: `pt` for `pt-BR`. */
export function baseLanguage(tag: string): string {
  const base = tag.toLowerCase().split('-')[0] ?? '';
  return base === 'nb' || base === 'nn' ? 'no' : base;
}

/** Whether `guessLanguage` recognises texts of a language. */
export const canGuess = (tag: string): boolean => guessed.has(baseLanguage(tag));

/** The number of characters at the beginning of a text that the guess reads. */
const most = 1_500;

/** The minimum number of frequent words for a known language, and of all words for an unknown one. */
const fewestWords = { known: 2, unknown: 12 } as const;

/** The smallest share of frequent words in a text of a language. */
const smallestShare = 0.12;

/** Returns the beginning of the text of a post's HTML, without code, quotes, mentions and addresses. */
const ownWords = (html: string): string =>
  html
    .replace(/<(pre|code|blockquote)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<a [^>]*(?:data-bare|atMention)[\s\S]*?<\/a>|<[^>]*>|&#?\w+;|https?:\S+/g, ' ')
    .slice(0, most);

/**
 * Guesses the language of a post's HTML by its script and its frequent words. Returns `und` for a text in another
 * language, and undefined for a text that is too short.
 */
export function guessLanguage(html: string): string | undefined {
  const text = ownWords(html);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, languageOf] of scripts) {
    const count = text.match(script)?.length ?? 0;
    if (count >= 2 && count > letters * 0.3) return languageOf(text);
  }
  return guessByWords(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
}

function guessByWords(words: readonly string[]): string | undefined {
  const found = new Map<string, number>();
  for (const word of words)
    for (const language of languagesOfWord.get(word) ?? []) found.set(language, (found.get(language) ?? 0) + 1);
  const [best] = [...found].toSorted(([, one], [, other]) => other - one);
  if (best && best[1] >= fewestWords.known && best[1] >= words.length * smallestShare) return best[0];
  return words.length >= fewestWords.unknown ? undetermined : undefined;
}
