import type { SampleDiscussion } from '#server/sample/types.ts';
import { commentBy, days, hours, text } from '#server/sample/writing.ts';

/** The sample discussions on baking and preserving. */
export const baking: readonly SampleDiscussion[] = [
  {
    name: 'Reading the crumb: a field guide for people who cut too early',
    category: 'baking-and-preserving',
    author: 'diego',
    ago: days(88),
    views: 1240,
    tags: ['sourdough', 'how-to'],
    bookmarkedBy: ['nilufar', 'sefa', 'mairead', 'june'],
    reactions: { Insightful: ['nilufar', 'abena', 'tomasz'], Awesome: ['sefa', 'mairead'], Like: ['june', 'priya'] },
    body: text`
      People show me a slice and say "is it good?" A slice can answer that itself. You only have to know three words of its language.

      ![Three loaf sections: under-fermented with tunnels on top, ready with even holes, over-fermented with small flat holes](sample:crumb-guide.png)

      **Under.** A few big caves near the top, a dense belt near the bottom, gummy to the touch. The yeast had not made enough gas, so what there was ran together. *Wait longer next time, not hotter.*

      **Ready.** Holes of many sizes everywhere, and the walls between them shine a little. That gloss is gelatinised starch, and it means water and heat met at the right moment.

      **Over.** Many small flat holes, dull walls, the loaf spreads like a tired cat. The acid has eaten the gluten. *Shorter, or cooler, or less starter.*

      Things the crumb does **not** tell you:

      - whether it tastes good
      - whether you are a good person
      - hydration (I can't guess it from a photo, and nobody else can either)
    `,
    comments: [
      commentBy('sefa', hours(1), '"spreads like a tired cat" is the exact shape of everything I have ever baked', {
        reactions: { Lol: ['diego', 'mairead', 'nilufar', 'june'] },
        replies: [
          commentBy('diego', hours(2), 'How warm is the youth club kitchen?', {
            replies: [
              commentBy('sefa', hours(2.2), '29? The boiler lives in there.', {
                replies: [
                  commentBy(
                    'diego',
                    hours(2.5),
                    'Half the starter and put it in the fridge at the point where you would have gone to bed. Your cat will sit up.',
                    {
                      reactions: { Insightful: ['sefa', 'nilufar'] },
                      replies: [
                        commentBy('sefa', days(3), 'THE CAT SITS.', {
                          reactions: { Awesome: ['diego', 'mairead', 'nilufar', 'ingrid', 'june', 'abena'] },
                        }),
                      ],
                    },
                  ),
                ],
              }),
            ],
          }),
        ],
      }),
      commentBy(
        'nilufar',
        hours(5),
        "For flat bread I'd add a fourth: under-fermented barbari *snaps back* when you pull it. You see it before the oven, in the hands.",
        {
          reactions: { Insightful: ['diego', 'sefa'], Agree: ['layla'] },
        },
      ),
      commentBy('tomasz', hours(9), 'I cut it hot. I will always cut it hot. I know what you are going to say.', {
        reactions: { Lol: ['diego', 'ingrid', 'pieter'], Agree: ['mairead'], Disagree: ['nilufar'] },
        replies: [
          commentBy('diego', hours(9.2), 'It is still cooking inside and you are letting out the steam that', {
            replies: [
              commentBy('tomasz', hours(9.3), 'With butter.', {
                reactions: { Lol: ['diego', 'sefa', 'mairead', 'abena', 'ingrid', 'june', 'priya'] },
              }),
            ],
          }),
        ],
      }),
      commentBy('june', days(9), 'is gummy always under? mine had even holes but stuck to the knife', {
        replies: [
          commentBy(
            'diego',
            days(9) + hours(1),
            'Good observation, no. Even holes and gummy = baked too short or cut too warm. Inside should reach 97 °C. (See above, re Tomasz.)',
            { reactions: { Like: ['june'], Lol: ['tomasz'] } },
          ),
        ],
      }),
    ],
  },
  {
    name: 'نان بربری در تنور محله، با اندازه‌ها (barbari in the community oven)',
    category: 'baking-and-preserving',
    author: 'nilufar',
    ago: days(20.4),
    views: 503,
    recipe: { makes: '۲ نان (two loaves)', minutes: 150, heat: 'Community oven' },
    tags: ['how-to', 'flatbread'],
    bookmarkedBy: ['diego', 'layla'],
    reactions: { Awesome: ['layla', 'diego', 'sefa'], Like: ['mairead', 'ingrid', 'ken'] },
    body: text`
      برای شنبه‌ی اول ماه، هر بار ده نان می‌پزم. این اندازه برای **دو نان** است.

      - آرد گندم: ۵۰۰ گرم
      - آب ولرم: ۳۵۰ گرم
      - مخمر خشک: ۴ گرم
      - نمک: ۹ گرم

      خمیر باید نرم باشد و به دست بچسبد. دو ساعت بماند، بعد با انگشت شیار بیندازید و **رومال** را رویش بمالید.

      ### Roomal, the glaze

      One tablespoon of flour and half a teaspoon of baking soda in 200 ml of water, boiled until it's a thin glue. It makes the crust brown and keeps the inside soft. Brush it on *generously*, sesame and nigella on top, then straight onto the stone.

      The oven's left side is 30 degrees hotter. Turn it after four minutes.
    `,
    comments: [
      commentBy('layla', hours(2), 'رائحته وصلت إلى القطعة ١٤! The smell reached my plot and I put down the spade.', {
        reactions: { Like: ['nilufar', 'mairead'], Lol: ['sefa'] },
      }),
      commentBy(
        'diego',
        hours(4),
        '70 % hydration, 0.8 % yeast, 1.8 % salt. And the soda glaze is the same trick as on a pretzel, an alkaline surface browns sooner. Lovely.',
        {
          reactions: { Insightful: ['nilufar', 'abena'] },
          replies: [
            commentBy('nilufar', hours(6), 'My grandmother says hello to your percentages.', {
              reactions: { Lol: ['diego', 'layla', 'mairead', 'sefa'] },
            }),
          ],
        },
      ),
      commentBy('ken', days(3), '左側が熱いのですね。Last time mine was black on one side and I blamed my soul.', {
        reactions: { Lol: ['nilufar', 'mairead', 'tomasz'] },
      }),
    ],
  },
  {
    name: 'Preserved lemons have gone cloudy: bin or brine?',
    category: 'baking-and-preserving',
    author: 'ingrid',
    ago: days(14.2),
    views: 231,
    type: 'question',
    tags: ['preserving', 'question', 'safety'],
    body: text`
      Made eleven days ago: 1 kg lemons, 100 g salt, their own juice. The liquid is cloudy like weak milk, a few bubbles when I press. It smells of lemon. One peel stands a finger's width out of the juice and has a white film.

      I've fed people worse things, but I'd like to know.
    `,
    comments: [
      commentBy(
        'layla',
        hours(1),
        text`
        Cloudy and bubbles: normal, that's lactic fermentation, it should do that. The white film is probably kahm yeast, flat and dull. **If it is fuzzy or has a colour, it is mould and the jar goes.**

        If flat: skim it, throw away that one lemon, push everything under, add juice. 10 % salt is right. في بيتنا نضع حجراً نظيفاً فوق الليمون, at home we put a clean stone on top.
      `,
        {
          accepted: true,
          reactions: { Insightful: ['ingrid', 'diego', 'mairead'], Agree: ['nilufar'] },
          replies: [
            commentBy('ingrid', hours(3), 'Flat and dull. Skimmed, stoned, saved. Thank you.', {
              reactions: { Like: ['layla', 'nilufar'] },
            }),
          ],
        },
      ),
      commentBy(
        'diego',
        hours(7),
        'pH strip below 4.2 and you can sleep. I have a roll in the kitchen drawer, next to the birthday candles.',
        { reactions: { Like: ['ingrid'], Insightful: ['abena'] } },
      ),
    ],
  },
  {
    name: "Chabela's feeding schedule (formulas inside)",
    category: 'baking-and-preserving',
    author: 'diego',
    ago: days(156),
    views: 312,
    tags: ['sourdough', 'code'],
    reactions: { Lol: ['priya', 'sefa'], Like: ['nilufar'] },
    body: text`
      Eleven of you keep a daughter of Chabela now, and I get messages at night. So: she doubles in 4 h 30 at 24 °C. For other temperatures, put this in a cell (A2 is °C, answer in hours):

      ~~~text
      =4.5 * 2^((24 - A2) / 8.5)
      ~~~

      18 °C gives 7.3 h, the fridge gives a philosophical 19. Feed 1 : 2 : 2 (starter, water, flour) and write the hour on the lid with a fat pen.
    `,
    comments: [
      commentBy(
        'priya',
        hours(2),
        text`
        \`\`\`js
        const hoursToDouble = (celsius) => 4.5 * 2 ** ((24 - celsius) / 8.5);
        \`\`\`

        I have put this on the screen by the oven with the room's live temperature. It says "CHABELA: 16:40". People set their watches.
      `,
        { reactions: { Awesome: ['diego', 'sefa', 'nilufar'], Lol: ['abena', 'mairead'] } },
      ),
    ],
  },
  {
    name: 'Oven rota for the coming month',
    category: 'baking-and-preserving',
    author: 'nilufar',
    ago: days(2.3),
    views: 96,
    tags: ['events'],
    reactions: { Like: ['diego', 'sefa'] },
    body: text`
      | Saturday | Lights the fire (6:00) | Bakes first | Sweeps |
      | --- | --- | --- | --- |
      | first | Nilufar | flat bread | Layla |
      | second | Diego | sourdough | Tomasz |
      | third | Sefa | youth club pizza | youth club |
      | fourth | *nobody yet* | | |

      The fire needs three hours. If you can't come, tell me on Thursday, not on Saturday at six.
    `,
    comments: [],
  },
];
