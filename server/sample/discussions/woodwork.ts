import type { SampleDiscussion } from '#server/sample/types.ts';
import { commentBy, days, hours, text } from '#server/sample/writing.ts';

/** The sample discussions on woodwork. */
export const woodwork: readonly SampleDiscussion[] = [
  {
    name: '初めての蟻組み（First dovetails without a guide）',
    category: 'woodwork',
    author: 'ken',
    ago: days(31),
    views: 467,
    tags: ['hand-tools', 'show-and-tell'],
    reactions: { Awesome: ['tomasz', 'june', 'nilufar'], Like: ['ingrid', 'pieter'] },
    body: text`
      治具を使わずに蟻組みの引き出しを作りました。材料は栗、厚さ十二ミリ。四か所のうち三か所はきれいに入り、一か所は少し隙間があります。

      学んだこと：

      - 墨線は**残す**。線の上を切ると必ず緩くなる。
      - 鋸は立てる前に、まず耳で聞く。まっすぐ切れている音は高い。
      - 焦ったら、お茶を飲む。

      *In English:* a drawer in chestnut, dovetails by eye. Three corners closed, one has a gap you can post a letter through. I learned: leave the line; a straight saw cut sounds higher; when in a hurry, drink tea.
    `,
    comments: [
      commentBy(
        'tomasz',
        hours(4),
        'The third point should hang over the bench. How did you mark the second board, from the tails or from the pins?',
        {
          replies: [
            commentBy(
              'ken',
              hours(12),
              '尾から。From the tails, with a knife. I think the knife followed the grain on the bad corner.',
              {
                replies: [
                  commentBy('tomasz', hours(13), 'Chestnut does that. Two light passes before the one that counts.', {
                    reactions: { Like: ['ken'], Insightful: ['nilufar'] },
                  }),
                ],
              },
            ),
          ],
        },
      ),
      commentBy(
        'june',
        hours(20),
        'the sound thing is real?? i just tried it and when i drift it goes kind of grumbly. mind blown',
        {
          reactions: { Awesome: ['ken'], Lol: ['mairead'], Like: ['tomasz', 'sefa'] },
        },
      ),
      commentBy(
        'ingrid',
        days(2),
        'A gap you can post a letter through is called a feature on a boat. 素晴らしい仕事です。(I looked that up.)',
        {
          reactions: { Like: ['ken', 'priya'] },
        },
      ),
    ],
  },
  {
    name: 'Bird box for my nan: which wood, and do i paint it?',
    category: 'woodwork',
    author: 'june',
    ago: days(52),
    views: 693,
    type: 'question',
    tags: ['beginners', 'question'],
    bookmarkedBy: ['june'],
    reactions: { Like: ['mairead', 'sefa', 'tomasz'] },
    body: text`
      my nan has blue tits every year and the old box fell apart. i have

      - some pine shelf (painted white)
      - 18mm plywood, the cheap kind
      - a larch fence board that's been outside for ages

      which one? and what do i paint it with so it lasts and doesn't poison anybody
    `,
    comments: [
      commentBy(
        'mairead',
        hours(1),
        "The larch! Rough inside, mind, so the chicks can climb out, they've no ladder. Ours had smooth plywood and I found a row of scratch marks that'd break your heart.",
        {
          reactions: { Like: ['june'], Insightful: ['tomasz', 'sefa'] },
        },
      ),
      commentBy(
        'tomasz',
        hours(3),
        text`
        The larch, unpainted. In full:

        1. **Larch**, 18–20 mm. It has been outside for years already and it is still a board, so it has passed the test.
        2. **No paint inside, ever.** Outside, nothing is best; raw linseed oil if she wants it dark.
        3. Hole **25 mm** for blue tits, 28 if you would like great tits to have a choice. No perch, it only helps cats.
        4. Floor set *inside* the walls, with four 6 mm holes. Water must have somewhere to go.
        5. Roof on a strip of old inner tube as a hinge, so it can be cleaned in autumn.

        Screws, not nails. You or somebody will want to open it.
      `,
        {
          accepted: true,
          reactions: { Like: ['june', 'mairead', 'ingrid', 'pieter'], Insightful: ['nilufar'] },
          replies: [
            commentBy(
              'june',
              hours(5),
              'this is amazing thank you. accepting this one!! inner tube i have about nine',
              {
                reactions: { Lol: ['pieter'], Like: ['tomasz'] },
              },
            ),
          ],
        },
      ),
      commentBy(
        'abena',
        hours(26),
        'Hang it facing north-east, out of the midday sun. A closed wooden box in the south is an oven: I measured 44 °C in one, empty, in May.',
        {
          reactions: { Insightful: ['june', 'layla', 'mairead'] },
        },
      ),
      commentBy(
        'june',
        days(38),
        "UPDATE: it's up, and there's something going in and out with moss!!! nan has moved her chair",
        {
          reactions: { Awesome: ['mairead', 'tomasz', 'sefa', 'ingrid', 'abena', 'layla', 'ken', 'pieter'] },
          replies: [
            commentBy('sefa', days(38) + hours(1), 'NAN HAS MOVED HER CHAIR. Best sentence on this forum.', {
              reactions: { Agree: ['mairead', 'june', 'priya'] },
            }),
          ],
        },
      ),
    ],
  },
  {
    name: 'Free to collect: about forty oak offcuts',
    category: 'woodwork',
    author: 'pieter',
    ago: days(118),
    views: 254,
    closed: true,
    tags: ['swap'],
    body: text`
      From the lock gate they replaced. Between 20 and 60 cm, some with iron stains, all older than me. Under the tarpaulin at the Lock House. No payment. If you make something of it I should like to see it.

      — Pieter
    `,
    comments: [
      commentBy('nilufar', hours(2), 'I took six short ones for practising. They smell like vanilla and old bridge.', {
        reactions: { Like: ['pieter', 'ken'] },
      }),
      commentBy('ingrid', hours(22), 'The rest went into the skiff. All gone, so I close this. Thank you, Pieter.', {
        reactions: { Like: ['pieter'] },
      }),
    ],
  },
  {
    name: 'My joints are tight on Saturday and open on Friday',
    category: 'woodwork',
    author: 'nilufar',
    ago: days(12.5),
    views: 372,
    type: 'question',
    tags: ['question', 'beginners', 'hand-tools'],
    body: text`
      I cut a small frame (oak, half laps), everything closes, I am proud. I take it home above the bakery oven, and after five or six days there is light in two corners. The corners are always the *outside* ones.

      Is it my cutting, or my flat?
    `,
    comments: [
      commentBy(
        'ken',
        hours(3),
        'Your flat. 湿度です。Keep the wood there for two weeks before you cut it, then cut the same day.',
        {
          reactions: { Agree: ['tomasz'], Insightful: ['nilufar'] },
        },
      ),
      commentBy(
        'abena',
        hours(6),
        text`
        Seconded, with a number. Oak shrinks across the grain by very roughly

        ~~~text
        change ≈ width × 0.0022 per 1 % moisture (flat sawn: 0.0034)
        60 mm × 0.0034 × 4 % ≈ 0.8 mm
        ~~~

        0.8 mm is exactly "light in two corners". I have a moisture meter you can take home for a week.
      `,
        {
          reactions: { Insightful: ['nilufar', 'tomasz', 'june'], Awesome: ['priya'] },
          replies: [
            commentBy('nilufar', hours(30), 'Workshop: 13 %. My flat: 8 %. So I am acquitted!', {
              reactions: { Like: ['abena', 'ken', 'mairead'], Lol: ['diego'] },
              replies: [
                commentBy(
                  'tomasz',
                  hours(31),
                  'Acquitted, with a condition: next time mark which side faced the heart of the tree. It cups *away* from it, and you can make that close the outside corner instead of opening it.',
                  {
                    reactions: { Insightful: ['nilufar', 'ken', 'june'] },
                  },
                ),
              ],
            }),
          ],
        },
      ),
    ],
  },
  {
    name: 'Does anybody know this stamp on a plane iron?',
    category: 'woodwork',
    author: 'pieter',
    ago: hours(21),
    views: 34,
    tags: ['hand-tools'],
    body: text`
      A wooden jack plane from the estate at number 40. The iron is tapered, laminated, and stamped with a small **anchor between the letters N and V**, the V possibly a U. No town. The chip breaker is younger.

      It takes an edge that makes me wish to meet the smith.

      — Pieter
    `,
    comments: [],
  },
];
