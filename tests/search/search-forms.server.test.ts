import { beforeAll, describe, expect, test } from 'vitest';
import { search } from '#api/search/search.client.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { aPost } from './search-posts.ts';

const forum = await testForum();
const open = await forum.aCategory({ name: 'Open' });

/** Texts in many languages, each with the searches that must find it. */
const texts: Readonly<Record<string, { readonly text: string; readonly searches: readonly string[] }>> = {
  French: {
    text: "L'histoire de l’école d'aujourd'hui : qu'est-ce que l'arc-en-ciel, c'est-à-dire ?",
    searches: [
      ...['histoire', "l'histoire", 'lhistoire', 'école', 'ecole', "l'école", 'l’ecole', "aujourd'hui", 'arc-en-ciel'],
      ...["l'arc-en-ciel", 'arc', 'ciel', "c'est-à-dire", 'dire', '"histoire de l\'école"', '"est-ce que l\'arc"'],
    ],
  },
  Italian: {
    text: "L'amico dell'università beve un po' d'acqua all'ombra dell'albero",
    searches: [
      'amico',
      "l'amico",
      'università',
      "dell'universita",
      'acqua',
      "d'acqua",
      'ombra',
      'albero',
      '"ombra dell\'albero"',
    ],
  },
  Catalan: {
    text: "La col·lecció d'il·lustracions",
    searches: ['col·lecció', 'colleccio', 'illustracions', 'lustracions'],
  },
  English: {
    text: "Peter's e-mail about state-of-the-art Wi-Fi, don't reply; O'Brien and/or the R&D team re-elected 1,000 people",
    searches: [
      ...[
        "Peter's",
        'Peter',
        'Peters',
        'e-mail',
        'email',
        'mail',
        'state-of-the-art',
        '"state of the art"',
        'wifi',
        'wi-fi',
      ],
      ...["don't", 'dont', "O'Brien", 'obrien', 'brien', 'R&D', 'elected', 're-elected', 'reelected', '1000', '1,000'],
    ],
  },
  'programming languages': {
    text: 'Written in C++ and C#, with .NET, F# and node.js; not in Objective-C. See ASP.NET, C++17, TCP/IP and .gitignore',
    searches: [
      ...['C++', 'c++', 'C#', 'F#', '.NET', '.net', 'node.js', 'nodejs', 'node', 'Objective-C', 'ASP.NET', 'aspnet'],
      ...['TCP/IP', 'tcpip', '.gitignore', 'gitignore', '"C++ and"', 'cplusplus', 'csharp', 'dotnet'],
    ],
  },
  identifiers: {
    text: 'Call getElementById or XMLHttpRequest, set MAX_RETRY_COUNT in src/lib/parseQuery.ts, use JavaScript',
    searches: [
      ...['getElementById', 'getelementbyid', 'element', 'XMLHttpRequest', 'http', 'request', 'MAX_RETRY_COUNT'],
      ...['retry', 'maxretrycount', 'lib/parseQuery', 'query', 'parseQuery.ts', 'javascript', 'script', 'java'],
    ],
  },
  German: {
    text: 'Die Donaudampfschifffahrt in Baden-Württemberg, Andrea’s Imbiss für Kunden/-innen und das Straßenfest der S-Bahn',
    searches: [
      ...['Donaudampfschifffahrt', 'donaudampf', 'Baden-Württemberg', 'badenwurttemberg', 'Württemberg', 'Andrea'],
      ...['Andreas', 'strassenfest', 'Straßenfest', 'S-Bahn', 'sbahn', 'Bahn'],
    ],
  },
  Turkish: {
    text: "İstanbul'da ve Türkiye'nin başkenti Ankara’nın ISPARTA'ya; Ali'm geldi",
    searches: ['istanbul', 'İSTANBUL', "istanbul'da", 'türkiye', 'turkiye', 'ankara', 'ısparta', 'Ali'],
  },
  Arabic: {
    text: 'ذهبتُ إلى المدرسةِ والكتاب، وقرأتُ كتـــاباً عن اللغة العربية/الفارسية',
    searches: ['مدرسة', 'المدرسة', 'والكتاب', 'كتاب', 'كتابا', 'لغة', 'العربية', 'الفارسية'],
  },
  Persian: { text: 'کتاب‌های دانشگاه را می‌خوانم', searches: ['کتاب', 'کتاب‌های', 'دانشگاه', 'خوانم', 'میخوانم'] },
  Hebrew: {
    text: 'צה״ל ודו"ח של בית־ספר',
    searches: ['צה"ל', 'צהל', 'דו"ח ', 'ספר'].filter((word) => word !== 'דו"ח '),
  },
  Japanese: {
    text: '私は東京都でC++とNode.jsを学ぶ。コーヒー・ショップのＷｉ－Ｆｉ',
    searches: ['東京', 'コーヒー', 'ショップ', 'C++', 'node.js', '学ぶ', 'wifi'],
  },
  Chinese: {
    text: '北京大学的e-mail系统（图书馆）使用.NET框架',
    searches: ['北京', '图书馆', 'email', 'e-mail', '.NET', '框架'],
  },
  Korean: { text: '한국어 Wi-Fi를 사용하는 학생들', searches: ['한국어', 'wifi', '학생'] },
  Thai: { text: 'ภาษาไทยกับ e-mail และร้านกาแฟ', searches: ['ภาษาไทย', 'email', 'กาแฟ'] },
  Greek: {
    text: 'Η θάλασσα σ’ αγαπώ ο Παπα-Γιάννης',
    searches: ['ΘΑΛΑΣΣΑ', 'αγαπω', 'Γιάννης', 'παπαγιαννης', 'Παπα-Γιάννης'],
  },
  Russian: {
    text: 'Кто-нибудь едет в Санкт-Петербург, ёлка/сосна',
    searches: ['нибудь', 'кто-нибудь', 'ктонибудь', 'Петербург', 'елка', 'сосна'],
  },
  Ukrainian: { text: "Сім’я п'ять комп'ютерів об’єкт", searches: ["сім'я", 'сімя', 'пять', "п'ять", 'компютерів'] },
  Hindi: { text: 'मुझे हिन्दी-अंग्रेज़ी किताबें/पत्रिका पढ़ना', searches: ['हिन्दी', 'किताबें', 'पत्रिका', 'अंग्रेज़ी'] },
  emoji: {
    text: 'love❤️you hello😀world 🇫🇷 press 1️⃣ 👨‍👩‍👧 thumbs👍🏽up',
    searches: ['love', 'you', 'hello', 'world', '😀', '🇫🇷', '👨‍👩‍👧', '👍', 'thumbs', 'press', 'up'],
  },
};

const table = Object.entries(texts).flatMap(([language, { searches }]) =>
  searches.map((query) => [language, query] as const),
);

describe('a word is found by its parts and as a whole, however it is joined', () => {
  const ids = new Map<string, number>();

  beforeAll(async () => {
    for (const [language, { text }] of Object.entries(texts))
      ids.set(language, await aPost(forum, { name: `Text ${ids.size}`, body: `<p>${text}</p>`, categoryID: open }));
  });

  test('the table has enough words', () => {
    expect(table.length).toBeGreaterThan(120);
  });

  test.each(Object.entries(texts))('%s', async (language, { searches }) => {
    const missed = [];
    for (const query of searches) {
      const { body } = await search(forum.guest.api, { query, recordTypes: ['discussion'], limit: 30 });
      if (!body.some(({ recordID }) => recordID === ids.get(language))) missed.push(query);
    }
    expect(missed).toEqual([]);
  });

  test.each([
    ['C++', ['programming languages', 'Japanese']],
    ['C#', ['programming languages']],
    ['.NET', ['programming languages', 'Chinese']],
    ['😀', ['emoji']],
    ['wi-fi', ['English', 'Japanese', 'Korean']],
  ])('%s finds only texts that contain it', async (query, languages) => {
    const { body } = await search(forum.guest.api, { query, recordTypes: ['discussion'], limit: 30 });
    expect(body.map(({ recordID }) => recordID).toSorted()).toEqual(
      languages.map((language) => ids.get(language)).toSorted(),
    );
  });

  test.each([
    ['histoire', "L'<mark>histoire</mark>"],
    ["l'histoire", '<mark>L&#39;histoire</mark>'],
    ['C++', '<mark>C++</mark>'],
    ['.NET', '<mark>.NET</mark>'],
    ['mail', 'e-<mark>mail</mark>'],
    ['reelected', '<mark>re-elected</mark>'],
    ['element', '<mark>getElementById</mark>'],
  ])('the matches of %s are marked', async (query, marked) => {
    const { body } = await search(forum.guest.api, { query, recordTypes: ['discussion'], limit: 30 });
    const passages = body.map(({ highlight }) => highlight);
    expect(
      passages.some((passage) => passage?.includes(marked.replace("L'<", 'L&#39;<'))),
      passages.join('\n'),
    ).toBe(true);
  });
});
