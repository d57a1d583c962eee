import type { SampleDiscussion } from '#server/sample/types.ts';
import { commentBy, days, hours, minutes, text } from '#server/sample/writing.ts';
import { laterThisWeek } from './later-this-week.ts';

/** The long sample thread. Its comments fill more than one page. */
export const thisWeek: readonly SampleDiscussion[] = [
  {
    name: "What's on your bench, windowsill or stove this week?",
    category: 'meeting-place',
    author: 'sefa',
    ago: days(6),
    views: 1012,
    tags: ['show-and-tell'],
    bookmarkedBy: ['mairead', 'june', 'ingrid'],
    reactions: { Like: ['mairead', 'ingrid', 'june', 'layla', 'tomasz'], Awesome: ['nilufar'] },
    body: text`
      New week, new thread! One thing you're making, mending, growing or cooking. Finished doesn't matter, ugly is welcome, photos if your phone isn't full of dough.

      Me: a soup big enough for thirty and a goalpost that needs welding.
    `,
    comments: [
      commentBy('mairead', minutes(12), 'Leeks. Leeks as far as the eye can see.', {
        reactions: { Like: ['sefa', 'layla'] },
      }),
      commentBy(
        'tomasz',
        minutes(40),
        'A cot. Beech, thirty-two spindles, every one by hand because I said so in front of the customer.',
        {
          reactions: { Lol: ['ken', 'ingrid'], Like: ['nilufar'] },
          replies: [
            commentBy(
              'ken',
              hours(2),
              '三十二本！一本目と三十二本目は同じ形ですか。(Are the first and the last one the same shape?)',
              {
                replies: [
                  commentBy('tomasz', hours(3), 'They are related.', {
                    reactions: { Lol: ['ken', 'sefa', 'mairead', 'nilufar', 'ingrid'] },
                  }),
                ],
              },
            ),
          ],
        },
      ),
      commentBy('june', hours(1), 'weather station lid. 3d printed v4. v1 leaked, v2 leaked, v3 was a hat', {
        reactions: { Lol: ['priya', 'abena', 'sefa'], Like: ['mairead'] },
      }),
      commentBy(
        'abena',
        hours(1.4),
        "A bench supply that someone (I won't say who, he coaches rugby) connected the wrong way round. Twice.",
        {
          reactions: { Lol: ['priya', 'pieter', 'june'] },
          replies: [
            commentBy('sefa', hours(1.5), 'In my defence the red one was more red than usual', {
              reactions: { Lol: ['abena', 'mairead', 'june', 'diego'] },
              replies: [
                commentBy('abena', hours(1.8), 'It now has a diode in it. The diode is named after you.', {
                  reactions: { Lol: ['sefa', 'priya', 'june'], Like: ['pieter'] },
                }),
              ],
            }),
          ],
        },
      ),
      commentBy(
        'pieter',
        hours(3),
        'A carriage clock, French, 1890 or so. The owner says it "only needs oil". It needs a mainspring, two bushings, and an apology. — Pieter',
        {
          reactions: { Like: ['ingrid', 'abena'], Lol: ['tomasz', 'priya'] },
        },
      ),
      commentBy('diego', hours(4), 'Rye at 92 %. It is less a dough than a negotiation.', {
        reactions: { Lol: ['nilufar', 'sefa'] },
      }),
      commentBy(
        'layla',
        hours(5),
        'أجفّف النعناع في العلّيّة، ورائحتها الآن مثل العيد. Drying mint in the attic; it smells like a holiday up there.',
        { reactions: { Like: ['nilufar', 'mairead', 'ingrid'] } },
      ),
      commentBy('priya', hours(6), 'Nothing made. Twelve boxes labelled. I regret nothing.', {
        reactions: { Like: ['abena'], Agree: ['pieter'] },
      }),
      commentBy(
        'ingrid',
        hours(8),
        'Splicing new lines for *Kettle*. Three eyes done, one of them even in the right place.',
        { reactions: { Like: ['tomasz', 'sefa'] } },
      ),
      commentBy(
        'nilufar',
        hours(9),
        'یک قاب کوچک. A small frame, second try. It has been in my flat for five days and there is **no light in the corners**.',
        {
          reactions: { Awesome: ['tomasz', 'ken', 'abena', 'mairead'], Like: ['june', 'ingrid'] },
          replies: [
            commentBy('tomasz', hours(10), 'Heart side out?', {
              replies: [
                commentBy('nilufar', hours(10.3), 'Heart side out.', { reactions: { Like: ['tomasz', 'ken'] } }),
              ],
            }),
            commentBy('ken', hours(21), 'おめでとうございます！', { reactions: { Like: ['nilufar'] } }),
          ],
        },
      ),
      commentBy(
        'ken',
        hours(22),
        '茶箱。A tea box, paulownia. The lid falls slowly by itself when I let go. I have let go about sixty times.',
        {
          reactions: { Awesome: ['tomasz', 'ingrid', 'nilufar', 'june', 'pieter'], Like: ['priya'] },
        },
      ),
      commentBy('june', hours(23), 'ken can you film the lid', {
        reactions: { Agree: ['priya', 'sefa', 'mairead'] },
        replies: [
          commentBy('ken', hours(44), 'I filmed it. The film is eleven minutes. I will cut it.', {
            reactions: { Lol: ['june', 'priya', 'sefa', 'tomasz'] },
          }),
        ],
      }),
      commentBy(
        'mairead',
        days(1),
        "Update on leeks: there's rust on them. It's only cosmetic I tell myself, like with the bathroom",
        { reactions: { Lol: ['layla', 'ingrid'] } },
      ),
      commentBy('layla', days(1.1), 'Take the worst leaves off and thin them, they want wind. Rust loves a crowd.', {
        reactions: { Agree: ['mairead'] },
      }),
      commentBy('diego', days(1.2), 'Negotiations have failed. The rye is now crackers.', {
        reactions: { Lol: ['sefa', 'nilufar', 'mairead', 'abena', 'priya'] },
        replies: [
          commentBy('nilufar', days(1.25), 'Flat bread. You can say it.', {
            reactions: { Lol: ['diego', 'layla', 'sefa', 'ingrid'] },
          }),
        ],
      }),
      commentBy('sefa', days(1.4), 'Soup: done. Thirty bowls, thirty-one people, one very good sport (me).', {
        reactions: { Like: ['mairead', 'layla', 'ingrid', 'diego'] },
      }),
      commentBy(
        'abena',
        days(1.6),
        text`
        Load test of the mended supply, because somebody will ask:

        | Load | Ripple before | Ripple now |
        | ---: | ---: | ---: |
        | 0.5 A | 38 mV | 4 mV |
        | 2 A | 190 mV | 9 mV |

        The big capacitor was a raisin.
      `,
        { reactions: { Insightful: ['june', 'pieter'], Lol: ['priya'] } },
      ),
      commentBy('pieter', days(1.7), 'I asked. Thank you. — Pieter', { reactions: { Lol: ['abena'] } }),
      ...laterThisWeek,
    ],
  },
];
