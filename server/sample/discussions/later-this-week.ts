import type { SampleComment } from '#server/sample/types.ts';
import { commentBy, days, hours, minutes, text } from '#server/sample/writing.ts';

/** The second half of the comments in the long sample thread. */
export const laterThisWeek: readonly SampleComment[] = [
  commentBy(
    'priya',
    days(2),
    'OK, I made something: a button by the kitchen door that turns on the "soup" lamp in the workshop. One wire, no internet.',
    {
      reactions: { Awesome: ['sefa', 'mairead', 'pieter'], Like: ['ingrid', 'abena'] },
      replies: [
        commentBy(
          'sefa',
          days(2) + hours(1),
          "It has been pressed forty times. There's no soup. They just like the lamp.",
          {
            reactions: { Lol: ['priya', 'june', 'mairead', 'abena', 'tomasz', 'diego'] },
            replies: [
              commentBy('ingrid', days(2) + hours(2), 'I came down the stairs four times. **Four.**', {
                reactions: { Lol: ['sefa', 'priya', 'mairead', 'june', 'layla'] },
                replies: [
                  commentBy('priya', days(2) + hours(3), 'v2 has a key switch.', {
                    reactions: { Lol: ['ingrid', 'sefa'], Agree: ['pieter'] },
                  }),
                ],
              }),
            ],
          },
        ),
      ],
    },
  ),
  commentBy('tomasz', days(2.2), 'Spindle nineteen. I have begun to dream of them.', {
    reactions: { Support: ['ken', 'ingrid'], Lol: ['mairead'] },
  }),
  commentBy(
    'june',
    days(2.4),
    'v5 of the lid. dry after two hours under the tap. i wrote the number 5 on it with pride',
    {
      reactions: { Awesome: ['abena', 'priya', 'sefa', 'mairead'], Like: ['pieter', 'layla'] },
    },
  ),
  commentBy(
    'layla',
    days(2.6),
    'جرّبت وصفة الليمون مع الفلفل. حارّ جداً. (Lemons with chilli. Very hot. Diego, it was the dangerous one.)',
    {
      reactions: { Lol: ['diego', 'nilufar'] },
      replies: [
        commentBy('diego', days(2.7), 'I labelled it "dangerous"!', {
          replies: [
            commentBy('layla', days(2.75), 'I thought you were being poetic.', {
              reactions: { Lol: ['diego', 'mairead', 'ingrid', 'sefa', 'abena'] },
            }),
          ],
        }),
      ],
    },
  ),
  commentBy(
    'mairead',
    days(3),
    "My windowsill, since it's in the title: one avocado stone, two years old, one root, no leaf. We've an understanding.",
    { reactions: { Lol: ['june', 'layla', 'nilufar'], Like: ['sefa'] } },
  ),
  commentBy('ingrid', days(3.1), 'Goalpost is welded, by the way. Sefa held it and only flinched once.', {
    reactions: { Like: ['sefa', 'tomasz'], Lol: ['abena'] },
  }),
  commentBy('sefa', days(3.15), 'Personal best!!', { reactions: { Lol: ['ingrid', 'mairead'], Awesome: ['june'] } }),
  commentBy(
    'pieter',
    days(3.3),
    text`
        The mainspring has come from Switzerland. It was packed in a box inside a box inside a box, and the innermost said, in three languages,

        > Do not open. Spring.

        @priya_n, you have a colleague there. — Pieter
      `,
    { reactions: { Lol: ['priya', 'june', 'abena', 'tomasz', 'ingrid'] } },
  ),
  commentBy('nilufar', days(3.6), 'What do you put on beech that a baby will chew?', {
    replies: [
      commentBy(
        'tomasz',
        days(3.65),
        'Nothing. Or shellac, which is what sweets are polished with. Nothing is better.',
        {
          reactions: { Insightful: ['nilufar', 'june'] },
        },
      ),
      commentBy('diego', days(3.7), 'Can confirm, E904 on the packet. It is an insect, if anybody asks.', {
        reactions: { Insightful: ['june'], Lol: ['sefa'] },
      }),
    ],
  }),
  commentBy(
    'abena',
    days(4),
    'Today: teaching eleven under-14s to solder. Burns: one (mine). LEDs lit: eleven. Heart: full.',
    { reactions: { Awesome: ['sefa', 'june', 'ingrid', 'priya', 'mairead'], Like: ['pieter', 'tomasz', 'layla'] } },
  ),
  commentBy(
    'ken',
    days(4.2),
    '動画は四分になりました。The film has four minutes now. It is on the screen by the door, after the bookings.',
    { reactions: { Like: ['june', 'priya'], Awesome: ['tomasz'] } },
  ),
  commentBy('june', days(4.3), 'i watched all of it. twice. the way it just... arrives', {
    reactions: { Agree: ['priya', 'nilufar', 'mairead'], Like: ['ken'] },
  }),
  commentBy(
    'priya',
    days(4.4),
    'Somebody left a mug on bench 5 with a spoon glued into it. Glued. Is this art or Tomasz?',
    {
      reactions: { Lol: ['abena', 'sefa', 'june'] },
      replies: [
        commentBy('tomasz', days(4.45), 'It is the PVA control sample. It holds 214 kilos. Please wash it.', {
          reactions: { Lol: ['priya', 'abena', 'mairead', 'ingrid', 'june', 'ken', 'diego'] },
        }),
      ],
    },
  ),
  commentBy('mairead', days(5), 'Leek and potato, a pot of it, in the kitchen, come and get it. The rust cooks out.', {
    reactions: { Like: ['sefa', 'ingrid', 'pieter', 'layla'] },
  }),
  commentBy('diego', days(5.1), 'I brought crackers.', { reactions: { Lol: ['nilufar'], Like: ['mairead', 'sefa'] } }),
  commentBy('tomasz', days(5.5), 'Thirty-two.', {
    reactions: {
      Awesome: ['ken', 'nilufar', 'ingrid', 'sefa', 'mairead', 'june', 'abena'],
      Like: ['pieter', 'priya'],
    },
  }),
  commentBy('pieter', days(5.7), 'The clock strikes. It struck eleven at four, but it struck. — Pieter', {
    reactions: { Like: ['ingrid', 'june'], Lol: ['abena', 'priya', 'mairead'] },
  }),
  commentBy(
    'layla',
    days(5.9),
    'نقلتُ الشتلات إلى الخارج اليوم. Seedlings are outside as of today. If it freezes tonight I blame all of you equally.',
    { reactions: { Lol: ['mairead', 'sefa'] } },
  ),
  commentBy(
    'mairead',
    days(6) - minutes(3),
    "It won't freeze, I've my good coat on and it only ever freezes when I don't",
    {},
  ),
];
