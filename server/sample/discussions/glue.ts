import type { SampleDiscussion } from '#server/sample/types.ts';
import { commentBy, days, hours, text } from '#server/sample/writing.ts';

/** The sample discussions on a glue test: with a table, a challenge and a second round. */
export const glue: readonly SampleDiscussion[] = [
  {
    name: 'Hide glue, PVA, polyurethane: I broke forty joints so you need not',
    category: 'woodwork',
    author: 'tomasz',
    ago: days(74),
    views: 1388,
    tags: ['glue', 'how-to'],
    bookmarkedBy: ['ken', 'nilufar', 'june', 'ingrid'],
    reactions: { Insightful: ['ken', 'abena', 'ingrid', 'diego', 'priya'], Like: ['nilufar', 'pieter'] },
    body: text`
      Every winter the same argument at the same bench. So I cut forty identical lap joints in ash, 20 × 40 mm, glued ten with each, waited a week, and hung buckets of sand from them until they let go.

      | Glue | Median load | Wood failed first | Can be undone | Smell |
      | --- | ---: | ---: | :---: | --- |
      | Hot hide, 192 g | 212 kg | 7 of 10 | yes | cow |
      | Liquid hide, bottle | 148 kg | 2 of 10 | yes | cow, distant |
      | Yellow PVA | 219 kg | 8 of 10 | no | school |
      | Polyurethane | 187 kg | 4 of 10 | no | regret |

      Three conclusions:

      1. Hot hide and PVA are the same for strength. Stop arguing about strength.
      2. The bottle was **eleven months old**. I think age, not the recipe, explains the poor figure.
      3. Polyurethane foams into gaps and the foam holds nothing. It is a good glue for wet boats and a bad excuse for loose joints.

      I use [hide](https://en.wikipedia.org/wiki/Animal_glue) for anything somebody may have to repair after I am dead.
    `,
    comments: [
      commentBy(
        'abena',
        hours(2),
        'I love this. Two questions from the measuring department: same person cutting all forty? And did you randomise the order you broke them, or all hide first? Your shoulders get tired around bucket twelve.',
        {
          reactions: { Insightful: ['priya', 'diego'], Lol: ['ingrid'] },
          replies: [
            commentBy('tomasz', hours(3), 'Same person. All hide first. You are going to make me do it again.', {
              reactions: { Lol: ['abena', 'ken', 'mairead', 'priya'] },
              replies: [
                commentBy(
                  'abena',
                  hours(3.5),
                  'Only sixteen of them, shuffled. I bring a load cell and the buckets can retire.',
                  {
                    reactions: { Awesome: ['tomasz', 'june'] },
                    replies: [
                      commentBy(
                        'tomasz',
                        days(9),
                        "Done. With the load cell, shuffled: hot hide 208, PVA 214. So no change, and my back is grateful. I'll bring the broken ones on Wednesday.",
                        {
                          reactions: { Like: ['abena', 'ingrid', 'ken', 'pieter', 'nilufar'] },
                        },
                      ),
                    ],
                  },
                ),
              ],
            }),
          ],
        },
      ),
      commentBy(
        'pieter',
        hours(7),
        'I must disagree on one point. The polyurethane joints in my greenhouse door have held since 1994, in weather. "Regret" is unfair. — Pieter',
        {
          reactions: { Disagree: ['ken'], Agree: ['mairead'] },
          replies: [
            commentBy(
              'tomasz',
              hours(8),
              'A greenhouse door is a wet boat that stands up, so we agree more than it seems. And a joint you cut well would hold with porridge. I\'ll change the word to "gloves".',
              {
                reactions: { Like: ['pieter', 'ingrid', 'layla'], Lol: ['diego'] },
                replies: [
                  commentBy('pieter', hours(10), 'That I accept, including the porridge. — Pieter', {
                    reactions: { Like: ['tomasz'] },
                  }),
                ],
              },
            ),
          ],
        },
      ),
      commentBy(
        'ken',
        hours(26),
        text`
        続飯（そくい）も試してほしいです。ご飯粒を練った糊で、指物では今も使います。

        (Please also try *sokui*: cooked rice, kneaded on a board until it stops being rice. It is used in small boxes because a box can be opened again with water. I will make some for the next test.)
      `,
        {
          reactions: { Awesome: ['tomasz', 'diego', 'sefa'], Insightful: ['abena'] },
          replies: [
            commentBy(
              'diego',
              hours(27),
              'Amylopectin! It is basically the starch that makes mochi stretch. Which rice? I would guess short grain works and basmati does not.',
              {
                reactions: { Insightful: ['ken'] },
                replies: [
                  commentBy('ken', hours(31), "Short grain, yes. Yesterday's is better than today's.", {
                    reactions: { Like: ['diego', 'nilufar'] },
                  }),
                ],
              },
            ),
          ],
        },
      ),
      commentBy(
        'mairead',
        days(2),
        "I've no dog in this fight but I want it noted that somebody has had a bucket of sand marked DO NOT EMPTY SCIENCE in front of the coffee machine for a week and I climbed over it in my good coat",
        {
          reactions: { Lol: ['tomasz', 'abena', 'ingrid', 'sefa', 'june', 'priya'] },
        },
      ),
      commentBy('nilufar', days(3), 'What does "192 g" mean? Is it 192 grams of something?', {
        replies: [
          commentBy(
            'tomasz',
            days(3) + hours(1),
            'Gram strength: how many grams it takes to press a plunger 4 mm into the set jelly. Higher sets faster and is more brittle. 192 is the ordinary one. Not a stupid question, it is written nowhere on the bag.',
            {
              reactions: { Insightful: ['nilufar', 'june'] },
            },
          ),
        ],
      }),
    ],
  },
];
