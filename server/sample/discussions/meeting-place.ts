import type { SampleDiscussion } from '#server/sample/types.ts';
import { commentBy, days, hours, minutes, text } from '#server/sample/writing.ts';

/** Sample discussions in the meeting place: introductions, the next event, a glove and a ladder. */
export const meetingPlace: readonly SampleDiscussion[] = [
  {
    name: 'Introductions: say hello here',
    category: 'meeting-place',
    author: 'sefa',
    ago: days(376),
    views: 1490,
    pinned: 'category',
    tags: ['beginners'],
    reactions: { Like: ['ingrid', 'mairead', 'layla', 'priya', 'june'] },
    body: text`
      Talofa lava! Tell us:

      - what we should call you
      - what you know how to do
      - what you wish you knew how to do

      I'm Sefa, I can feed forty people from two pots, and I wish I could sew a straight line.
    `,
    comments: [
      commentBy(
        'mairead',
        hours(2),
        "Mairéad (Mah-RAID), vegetables, and I'd love to fix my own radio instead of hitting it.",
        {
          replies: [
            commentBy(
              'pieter',
              hours(11),
              'Dear madam, where do you hit it? This is a serious question, it tells me which valve. — Pieter',
              {
                reactions: { Lol: ['sefa', 'ingrid', 'priya'], Awesome: ['mairead'] },
                replies: [
                  commentBy('mairead', hours(12), 'On the left, with a slipper.', {
                    reactions: { Lol: ['sefa', 'pieter', 'abena'] },
                    replies: [
                      commentBy('pieter', days(5), 'It was the left output valve. She has kept the slipper. — Pieter', {
                        reactions: { Lol: ['mairead', 'sefa', 'abena', 'tomasz'], Like: ['ingrid'] },
                      }),
                    ],
                  }),
                ],
              },
            ),
          ],
        },
      ),
      commentBy(
        'ken',
        hours(13),
        '渡辺健です。健は「けん」と読みます。Call me Ken. I know hand tools. I wish I knew small talk.',
        {
          reactions: { Like: ['tomasz', 'ingrid', 'mairead', 'nilufar'] },
          replies: [
            commentBy('mairead', hours(14), "Stand next to me for ten minutes Ken, you'll not need any", {
              reactions: { Lol: ['ken', 'sefa', 'priya'] },
            }),
          ],
        },
      ),
      commentBy('nilufar', days(5.2), 'سلام! Nilufar. Bread. I wish I knew why my joints open.', {
        reactions: { Like: ['sefa', 'ken', 'layla'] },
      }),
      commentBy(
        'diego',
        days(33),
        'Diego, from Puebla. I can tell you the pH of your pickles. I wish I knew how to cook without a scale.',
        { reactions: { Lol: ['nilufar', 'mairead'], Like: ['sefa'] } },
      ),
      commentBy('june', days(213.2), 'june. i can draw kind of. i wish i knew everything else', {
        reactions: { Like: ['sefa', 'mairead', 'ingrid', 'abena', 'tomasz'], Support: ['priya', 'layla'] },
        replies: [
          commentBy(
            'abena',
            days(213.2) + hours(1),
            "Drawing is half of engineering. Come and sit on the left bench on Friday and we'll start with the other half.",
            {
              reactions: { Like: ['june', 'priya', 'ingrid'] },
            },
          ),
        ],
      }),
    ],
  },
  {
    name: 'Soup & Solder night: Saturday of next week, 17:00 until the pot is empty',
    category: 'meeting-place',
    author: 'sefa',
    ago: days(3.2),
    views: 264,
    tags: ['events', 'beginners'],
    bookmarkedBy: ['june', 'mairead', 'abena'],
    reactions: { Awesome: ['june', 'abena', 'mairead'], Like: ['priya', 'ingrid', 'nilufar', 'layla'] },
    body: text`
      Bring something broken and something to put in a bowl.

      | When | What | Who | Where |
      | --- | --- | --- | --- |
      | 17:00 | Doors, kettle, chopping | Sefa | Kitchen |
      | 17:30 | First solder joint, no experience needed | Abena, June | Electronics corner |
      | 18:30 | Radios, clocks and things that tick | Pieter | Side room (quiet!) |
      | 19:00 | **Soup** (one vegan, one with smoked fish) | everybody | Long table |
      | 20:00 | Show what you mended | you | Long table |
      | 21:30 | Sweeping, with music | everybody | everywhere |

      Free. The side door has no step. If loud rooms are hard for you, Pieter's side room is yours all evening and nobody will ask. Tell me about allergies in this thread or by message.

      Places at the irons: 12, so write here if you want one.
    `,
    comments: [
      commentBy('june', minutes(6), 'ME. helping AND soldering', { reactions: { Like: ['abena', 'sefa'] } }),
      commentBy('layla', hours(2), 'One place for me, one for my neighbour Samira. No nuts for her, please.', {
        replies: [
          commentBy(
            'sefa',
            hours(3),
            'Noted both, and the whole kitchen is nut free that night, easier for everyone.',
            {
              reactions: { Like: ['layla', 'nilufar', 'ingrid'] },
            },
          ),
        ],
      }),
      commentBy(
        'pieter',
        hours(10),
        'I shall bring the bell. It will be rung once, at seven, and not by children. — Pieter',
        {
          reactions: { Lol: ['sefa', 'abena', 'june'], Like: ['ingrid'] },
          replies: [
            commentBy('june', hours(11), "i'm 16", {
              replies: [
                commentBy('pieter', hours(20), 'Then you may ring it. One beat. — Pieter', {
                  reactions: { Awesome: ['june', 'sefa', 'mairead'], Like: ['abena', 'ingrid', 'priya', 'tomasz'] },
                }),
              ],
            }),
          ],
        },
      ),
      commentBy('diego', days(1), 'I can bring four loaves and a moral lecture about cutting them.', {
        reactions: { Lol: ['tomasz', 'sefa'], Like: ['mairead'] },
      }),
      commentBy(
        'abena',
        days(2),
        '7 of 12 irons taken: June, Layla, Samira, Nilufar, Mairéad, two of the rugby kids.',
        {
          reactions: { Like: ['sefa'] },
        },
      ),
      commentBy(
        'ken',
        days(3.2) - minutes(17),
        'I would like an iron, please. そして煮物を持っていきます。And I bring simmered daikon.',
        { reactions: { Awesome: ['sefa'], Like: ['abena'] } },
      ),
      commentBy('sefa', days(3.2) - minutes(9), 'Ken: iron 8 is yours, and yes please to daikon!!', {}),
    ],
  },
  {
    name: 'Lost: one brown glove, left, has seen things',
    category: 'meeting-place',
    author: 'tomasz',
    ago: days(22),
    views: 119,
    closed: true,
    body: 'Leather, burnt on the thumb. Last seen near the stove on Friday. I have the right one and it is lonely.',
    comments: [
      commentBy('ingrid', hours(2), "It's holding up the short leg of the long table. Has been for a month, I think.", {
        reactions: { Lol: ['sefa', 'mairead', 'abena', 'priya'] },
        replies: [
          commentBy(
            'tomasz',
            hours(3),
            'Then it has found work. Leave it there, I make a wedge on Wednesday. Closed.',
            {
              reactions: { Lol: ['ingrid', 'ken'], Like: ['pieter'] },
            },
          ),
        ],
      }),
    ],
  },
  {
    name: 'Has anybody got a tall ladder for one hour today?',
    category: 'meeting-place',
    author: 'priya',
    ago: minutes(14),
    views: 6,
    tags: ['swap'],
    body: "Gutter above the side door, about five metres. The workshop one is holding up the roofers' sail. I have rope, a helper and biscuits.",
    comments: [],
  },
];
