import type { SampleDiscussion } from '#server/sample/types.ts';
import { commentBy, days, hours, text } from '#server/sample/writing.ts';

/** Sample discussions on gardening: a polite disagreement, a swap list, and an unanswered question. */
export const peatAndSeeds: readonly SampleDiscussion[] = [
  {
    name: 'Peat, again, and this time could we finish the conversation?',
    category: 'garden-and-kitchen',
    author: 'layla',
    ago: days(58),
    views: 934,
    tags: ['soil'],
    bookmarkedBy: ['ingrid', 'mairead'],
    reactions: { Agree: ['abena', 'sefa'], Like: ['ingrid'] },
    body: text`
      There are four new bags of peat in the shed. I don't want to shout about it, so I write.

      A [bog](https://en.wikipedia.org/wiki/Peat) grows about **one millimetre a year**. One of those bags is a few square metres of something that took longer than this town. We have our own leaf mould, and more horse manure than anybody asked for.

      I'd like us to stop buying it. Please tell me what I'm overlooking.
    `,
    comments: [
      commentBy(
        'mairead',
        hours(2),
        text`
        Those are mine Layla, so I'll answer.

        I've used peat for forty years and I don't do it lightly, I grew up beside a bog. But my knees are gone and my seedlings are what I have. Last year I tried the coir stuff and lost **three trays of celeriac** to it. Dried out on top, swamp underneath. At my age you don't get that many springs to experiment with.
      `,
        {
          reactions: { Like: ['layla', 'pieter', 'ingrid', 'june'], Support: ['sefa'] },
          replies: [
            commentBy(
              'layla',
              hours(3),
              text`
            I didn't know they were yours, and I didn't know about the celeriac. I'm sorry, I would've come to your plot instead of writing.

            May I ask one thing: is it peat for the *seedlings* that you can't replace, or peat for everything?
          `,
              {
                reactions: { Like: ['mairead', 'ingrid', 'tomasz', 'abena'] },
                replies: [
                  commentBy(
                    'mairead',
                    hours(4),
                    "You're grand, and I'd have written it too. The seedlings. For digging in I don't need it, I only bought four because it was three for two.",
                    {
                      reactions: { Like: ['layla'], Lol: ['sefa', 'diego'] },
                      replies: [
                        commentBy(
                          'diego',
                          hours(5),
                          text`
                    Then we have a much smaller problem! Seedlings want: holds water, holds air, few nutrients, no surprises. Two-year leaf mould, sieved at 6 mm, plus a fifth of sharp sand does exactly this. The coir probably failed because it was not rinsed, it often comes salty.

                    I'd run a tray trial: peat, coir rinsed, leaf mould. Twelve cells each, celeriac because it's the fussy one.
                  `,
                          {
                            reactions: { Insightful: ['layla', 'mairead', 'abena'], Agree: ['sefa'] },
                            replies: [
                              commentBy('mairead', hours(6), 'My celeriac, in a spreadsheet. Go on then.', {
                                reactions: { Lol: ['diego', 'layla', 'abena', 'sefa'], Like: ['ingrid'] },
                              }),
                            ],
                          },
                        ),
                      ],
                    },
                  ),
                ],
              },
            ),
          ],
        },
      ),
      commentBy(
        'pieter',
        hours(11),
        'I am not convinced that four bags on Canal Street matter to any bog. The nursery outside town has a hill of it. — Pieter',
        {
          reactions: { Disagree: ['layla', 'abena'], Agree: ['mairead'] },
          replies: [
            commentBy(
              'abena',
              hours(13),
              "Four bags don't, I agree. What a hundred people *learn to do without* does, since those people shop at the nursery. You once told me one box that follows the rules makes the next box follow them.",
              {
                reactions: { Insightful: ['layla', 'priya', 'ingrid'], Like: ['sefa'] },
                replies: [
                  commentBy('pieter', hours(22), 'It is unpleasant to be quoted correctly. Very well. — Pieter', {
                    reactions: { Lol: ['abena', 'layla', 'priya', 'tomasz'], Like: ['ingrid', 'mairead'] },
                  }),
                ],
              },
            ),
          ],
        },
      ),
      commentBy(
        'diego',
        days(43),
        text`
        Results, six weeks:

        | Mix | Came up (of 12) | Fit to plant |
        | --- | ---: | ---: |
        | Peat | 11 | 10 |
        | Coir, rinsed twice | 10 | 8 |
        | Leaf mould + sand | 11 | **11** |

        Twelve is a small number and I'd not publish it. But I would sow in it.
      `,
        {
          reactions: { Insightful: ['layla', 'abena', 'mairead', 'pieter'], Awesome: ['sefa', 'june'] },
          replies: [
            commentBy(
              'mairead',
              days(43) + hours(2),
              "Well I'll be damned. The last two bags can stay closed, and next spring I'm sieving. @layla.haddad you're helping, my knees.",
              {
                reactions: {
                  Awesome: ['layla', 'ingrid', 'abena', 'diego'],
                  Like: ['tomasz', 'pieter', 'sefa', 'nilufar'],
                },
                replies: [
                  commentBy('layla', days(43) + hours(3), 'على عيني. With pleasure, and I bring the tea.', {
                    reactions: { Like: ['mairead', 'nilufar', 'ingrid'] },
                  }),
                ],
              },
            ),
          ],
        },
      ),
    ],
  },
  {
    name: 'Seed swap list (I keep the table up to date)',
    category: 'garden-and-kitchen',
    author: 'layla',
    ago: days(33),
    views: 421,
    tags: ['swap', 'seeds'],
    reactions: { Like: ['mairead', 'nilufar', 'ken', 'june'] },
    body: text`
      Say what you have and what you'd like, I edit it in. Only seed you saved yourself or that is open-pollinated.

      | Who | Has | Would like |
      | --- | --- | --- |
      | @MaireadK | white courgette, runner bean 'Lady Di', far too much kale | anything that is not kale |
      | @layla.haddad | mint (roots), tomato from Aleppo, molokhia | sweet pea |
      | @نیلوفر | tarragon, reyhan (purple basil) | quince cuttings |
      | @渡辺_健 | 水菜 mizuna, 大葉 shiso (green) | edamame |
      | @Diego_Rz | three chillies, one dangerous | cold frame space |
      | @junebug | sunflowers from school | "something that comes up fast" |
    `,
    comments: [
      commentBy('june', hours(4), 'what comes up fast', {
        replies: [
          commentBy('mairead', hours(4.5), "Radish. Four days. You'll feel like a god", {
            reactions: { Lol: ['june', 'layla'], Agree: ['sefa', 'ken'] },
          }),
        ],
      }),
      commentBy(
        'ken',
        days(2),
        '枝豆をいただきました。Thank you, whoever put edamame in my pigeonhole without a name.',
        {
          reactions: { Like: ['layla', 'mairead'] },
        },
      ),
    ],
  },
  {
    name: 'What thread is on the tap of the blue water butts?',
    category: 'garden-and-kitchen',
    author: 'ken',
    ago: hours(34),
    views: 27,
    tags: ['question'],
    type: 'question',
    body: '青い雨水タンクの蛇口が割れました。I would like to buy the same, but I measure 26.2 mm outside and no shop has this number. Is it an inch of some kind?',
    comments: [],
  },
];
