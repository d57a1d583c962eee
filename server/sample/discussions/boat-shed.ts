import type { SampleDiscussion } from '#server/sample/types.ts';
import { commentBy, days, hours, text } from '#server/sample/writing.ts';

/** The completed build log of Skiff No. 1. Its category is archived and its discussions are closed. */
export const boatShed: readonly SampleDiscussion[] = [
  {
    name: 'Skiff No. 1: the plan, the wood, the crew',
    category: 'boat-shed',
    author: 'ingrid',
    ago: days(398),
    views: 640,
    closed: true,
    tags: ['boat', 'show-and-tell'],
    reactions: { Awesome: ['tomasz', 'mairead', 'sefa'], Like: ['pieter', 'layla', 'abena', 'priya'] },
    body: text`
      I said I was retired. Then Pieter found the larch.

      ![Side drawing of a small open rowing boat, 4.60 metres long, with seven ribs](sample:boat-lines.png)

      Length 4.60 m, beam 1.50, larch planks on oak ribs, copper rivets. Nothing that needs a factory. We build on Thursdays from six, and stop at nine whatever happens, because tired people cut on the wrong side of the line.

      Wanted: two people to steam ribs, one to hold the other end of everything, and somebody who keeps the kettle going.
    `,
    comments: [
      commentBy('sefa', hours(1), 'Other end of everything. That is my whole skill set. IN.', {
        reactions: { Lol: ['ingrid', 'mairead'], Awesome: ['tomasz'] },
      }),
      commentBy('mairead', hours(2), 'Kettle.', { reactions: { Like: ['ingrid', 'sefa', 'pieter', 'tomasz'] } }),
      commentBy(
        'layla',
        hours(9),
        "I can steam. I have been steaming grape leaves since I was six, it can't be so different.",
        {
          reactions: { Lol: ['ingrid', 'sefa'] },
          replies: [
            commentBy(
              'ingrid',
              hours(10),
              'One hour for each 25 mm of thickness. And you also have half a minute before it hardens. So: the same.',
              { reactions: { Lol: ['layla', 'mairead'] } },
            ),
          ],
        },
      ),
    ],
  },
  {
    name: 'Log: planking, weeks three to nine',
    category: 'boat-shed',
    author: 'ingrid',
    ago: days(340),
    views: 377,
    closed: true,
    tags: ['boat'],
    reactions: { Like: ['tomasz', 'ken', 'pieter'] },
    body: text`
      - **Week 3.** Garboards on. The left one twisted off the clamps and hit the ceiling. The ceiling is fine.
      - **Week 4.** Nobody came, there was ice on the lock. I sat in her and drank tea.
      - **Week 5.** Planks two and three, both sides. Ken's scarf joints can't be found again, and I was there when he made them.
      - **Week 6.** 214 rivets. Sefa holds the iron, I hit. We talk about everything.
      - **Week 7.** Plank four split along a pitch pocket. Off it came.
      - **Week 8.** Plank four again.
      - **Week 9.** She's closed. You can't see through her any more.
    `,
    comments: [
      commentBy('ken', hours(8), '継ぎ手は線を残せば消えます。Leave the line and the joint goes away.', {
        reactions: { Like: ['ingrid', 'tomasz'] },
      }),
      commentBy('sefa', hours(11), '214 and I flinched at every single one.', {
        reactions: { Lol: ['ingrid', 'abena', 'mairead'] },
      }),
    ],
  },
  {
    name: 'She leaks',
    category: 'boat-shed',
    author: 'tomasz',
    ago: days(201),
    views: 455,
    closed: true,
    tags: ['boat', 'question'],
    type: 'question',
    body: text`
      First float in the dock: three fingers of water in ten minutes. I have never built anything that was *supposed* to be wet. Is this a disaster or Tuesday?
    `,
    comments: [
      commentBy(
        'ingrid',
        hours(1),
        'Tuesday. She was dry for eight months. Sink her at the steps for two days, with stones in, then bail.',
        {
          accepted: true,
          reactions: { Insightful: ['tomasz', 'abena', 'june'], Like: ['pieter'] },
          replies: [
            commentBy('tomasz', hours(1.5), 'You want me to sink it. On purpose.', {
              reactions: { Lol: ['ingrid', 'mairead', 'sefa', 'priya'] },
              replies: [
                commentBy('ingrid', hours(1.7), 'It is only a table with ambitions, Tomasz. Let it drink.', {
                  reactions: { Lol: ['tomasz', 'sefa', 'mairead', 'abena', 'layla', 'priya'] },
                  replies: [
                    commentBy('tomasz', days(3), 'Two days later: dry as a cupboard. I apologise to the boat.', {
                      reactions: { Like: ['ingrid', 'pieter', 'ken', 'mairead'] },
                    }),
                  ],
                }),
              ],
            }),
          ],
        },
      ),
    ],
  },
  {
    name: 'Launched. Thank you, all of you',
    category: 'boat-shed',
    author: 'ingrid',
    ago: days(192),
    views: 803,
    closed: true,
    tags: ['boat', 'events'],
    reactions: {
      Awesome: ['tomasz', 'sefa', 'mairead', 'layla', 'june', 'priya', 'abena'],
      Like: ['pieter', 'ken', 'nilufar', 'diego'],
    },
    body: text`
      Seventy-one people on the pier, one brass band that nobody had ordered, and not a drop inside. Mairead's name for her won by two votes, so she is **Kettle**.

      She lies at the steps. The oars are on the wall, the key for the lock is on the hook, and you write your name on the slate before you go and wipe it off when you are back. That last part isn't a formality.

      This category stays for reading. The next boat gets a new one.
    `,
    comments: [
      commentBy(
        'pieter',
        hours(5),
        'I rowed her to the lock and back at six this morning, alone, and I will not describe it, because you should go yourselves. — Pieter',
        {
          reactions: { Like: ['ingrid', 'tomasz', 'mairead', 'sefa', 'layla', 'june', 'nilufar'] },
        },
      ),
      commentBy('mairead', hours(6), "Kettle!!! I'd like to thank the academy and the kettle", {
        reactions: { Lol: ['ingrid', 'sefa', 'june'], Like: ['tomasz'] },
      }),
    ],
  },
];
