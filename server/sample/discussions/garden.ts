import type { SampleDiscussion } from '#server/sample/types.ts';
import { commentBy, days, hours, text } from '#server/sample/writing.ts';

/** The sample discussions on gardening. */
export const garden: readonly SampleDiscussion[] = [
  {
    name: 'خطة الأحواض لهذا الموسم، وأطلب رأيكم',
    category: 'garden-and-kitchen',
    author: 'layla',
    ago: days(27),
    views: 356,
    tags: ['soil', 'عربي'],
    bookmarkedBy: ['mairead', 'nilufar'],
    reactions: { Like: ['nilufar', 'mairead', 'ingrid'], Awesome: ['sefa'] },
    body: text`
      السلام عليكم جميعاً،

      هذه خطة القطعة رقم ١٤ بعد أن حصلتُ على الحوض الخامس. الشمس تأتي من جهة المخزن بعد الثالثة عصراً، والماء من البرميل فقط، أي ٣٠٠ لتر.

      ![مخطط خمسة أحواض: فاصولياء، ملفوف، بطاطا، بصل، قرع، مع مخزن وبرميل ماء](sample:garden-plan.png)

      ١. هل أضع البصل بجانب الفاصولياء أم بعيداً عنها؟
      ٢. القرع يأكل كل شيء. هل يكفيه حوض واحد؟
      ٣. من عنده بذور كوسا بيضاء **غير مهجّنة**؟

      > قالت جدتي: ازرع للجار أولاً، فالبقية تأتي وحدها.

      *In short, for those who read from the other side:* five beds, 300 litres of rain water, late sun from the shed side. Onions far from the beans or near? Is one bed enough for squash? And who has open-pollinated white courgette seed?
    `,
    comments: [
      commentBy(
        'nilufar',
        hours(2),
        'پیاز را از لوبیا دور بکار؛ مادربزرگ من هم همین را می‌گفت. (Onions away from the beans.)',
        {
          reactions: { Agree: ['layla', 'mairead'] },
        },
      ),
      commentBy(
        'mairead',
        hours(4),
        "One bed is NOT enough for squash, there is no number of beds that is enough for squash. Let them go over the compost heap, they'll be happy and you'll be hiding the heap. And I've the white courgette, you can have all of it, please have all of it.",
        {
          reactions: { Lol: ['layla', 'sefa', 'ingrid'], Agree: ['pieter'] },
          replies: [
            commentBy(
              'layla',
              hours(6),
              'سآخذ البذور وليس الكوسا. Seeds yes, courgettes no, I have read your other discussion.',
              {
                reactions: { Lol: ['mairead', 'nilufar', 'diego', 'sefa'] },
              },
            ),
          ],
        },
      ),
      commentBy(
        'abena',
        days(1),
        text`
        300 l is less than it sounds. Five beds of about 3 m² at 4 l per square metre and day:

        | | |
        | --- | ---: |
        | A dry day | 60 l |
        | Butt lasts | 5 days |
        | With straw (see your own figures!) | 14 days |

        A second butt on the shed's other gutter costs nothing, there are two behind the kitchen.
      `,
        {
          reactions: { Insightful: ['layla', 'mairead', 'june'] },
          replies: [
            commentBy(
              'layla',
              days(1) + hours(2),
              'شكراً يا مهندسة. I will collect them on Saturday with Sefa, who does not know it yet.',
              { reactions: { Lol: ['sefa', 'abena'] } },
            ),
          ],
        },
      ),
    ],
  },
  {
    name: 'Slugs: five methods, one season, honest results',
    category: 'garden-and-kitchen',
    author: 'mairead',
    ago: days(108),
    views: 1675,
    tags: ['pests', 'how-to'],
    bookmarkedBy: ['layla', 'june', 'sefa'],
    reactions: {
      Lol: ['sefa', 'june', 'abena', 'ingrid'],
      Insightful: ['layla', 'diego'],
      Awesome: ['priya', 'tomasz'],
    },
    body: text`
      Right so. Ten lettuces to a method, same seed tray, same week, plot 9, which as you know is where slugs go on their holidays. Counted on the first of every week till there was nothing left to count.

      | Method | Alive after 2 weeks | after 6 weeks | Would I again? |
      | --- | ---: | ---: | --- |
      | Nothing | 3 | 0 | ah no |
      | Coffee grounds | 4 | 0 | they were just *awake* |
      | Crushed eggshell | 5 | 1 | looks pretty |
      | Beer traps | 8 | 6 | yes but the waste |
      | Going out at ten at night with a torch | 10 | 9 | yes, and I met my neighbours |
      | Board on the ground, turned over each morning | 9 | 9 | **YES** |

      That's six, I know, I lost count when I sat down to write.

      The board wins. Any old board, flat on the soil, they go under it for the day and in the morning you turn it over and there they are, sleeping like Christians. What you do then is between yourself and your conscience. I walk them to the canal.
    `,
    comments: [
      commentBy('abena', hours(1), 'Ten per method! With a control! I have never been so proud of anybody.', {
        reactions: { Lol: ['priya'], Like: ['mairead', 'diego'] },
        replies: [
          commentBy('mairead', hours(1.5), 'I had to look up what I was the control of', {
            reactions: { Lol: ['abena', 'sefa', 'june', 'ingrid', 'layla'] },
          }),
        ],
      }),
      commentBy(
        'pieter',
        hours(8),
        'How far is it to the canal? I ask because a slug returns from twenty metres. I marked some with enamel paint in 1988. — Pieter',
        {
          reactions: { Awesome: ['abena', 'june', 'mairead'], Lol: ['tomasz', 'priya'] },
          replies: [
            commentBy('mairead', hours(9), "It's THIRTY. Pieter. You painted slugs", {
              replies: [
                commentBy(
                  'pieter',
                  hours(18),
                  'Small numbers. Number 6 came back four times. After that I let him stay. — Pieter',
                  {
                    reactions: {
                      Lol: ['mairead', 'abena', 'sefa', 'june', 'ingrid', 'diego', 'nilufar'],
                      Like: ['layla'],
                    },
                    replies: [
                      commentBy('sefa', hours(19), 'Number 6 is now the official mascot, I am ordering the T-shirts.', {
                        reactions: { Lol: ['mairead', 'june', 'priya'], Agree: ['abena'] },
                      }),
                    ],
                  },
                ),
              ],
            }),
          ],
        },
      ),
      commentBy(
        'layla',
        hours(30),
        'The board works for me too, with one change: wet cardboard *under* the board. And put it on the shady side of the bed.',
        {
          reactions: { Insightful: ['mairead', 'june'] },
        },
      ),
      commentBy(
        'diego',
        days(2),
        'The coffee result makes sense. Fresh grounds have caffeine, which does kill slugs at 2 % in solution, but brewed grounds have almost none left. You gave them a wet carpet.',
        {
          reactions: { Insightful: ['abena', 'layla', 'mairead'], Lol: ['sefa'] },
        },
      ),
      commentBy('june', days(76), 'did the board thing for nan. eleven on the first morning. she has named them', {
        reactions: { Lol: ['mairead', 'sefa', 'pieter'], Like: ['layla', 'ingrid'] },
      }),
    ],
  },
  {
    name: 'Eleven kilos of courgettes. Help.',
    category: 'garden-and-kitchen',
    author: 'mairead',
    ago: days(5.1),
    views: 149,
    tags: ['preserving', 'swap'],
    reactions: { Lol: ['sefa', 'layla', 'tomasz'] },
    body: text`
      I was away for NINE DAYS. One of them is the size of a child. They're in a barrow by the kitchen door, free, please, I'm not joking, there is soup in every pot I own
    `,
    comments: [
      commentBy(
        'diego',
        hours(2),
        'Slice, 2 % salt by weight, two hours, squeeze hard, fry. 1 kg becomes 400 g. That is the closest thing to a delete key.',
        {
          reactions: { Lol: ['priya', 'mairead'], Insightful: ['layla'] },
        },
      ),
      commentBy(
        'nilufar',
        hours(5),
        'Kuku! Grated, with eggs, barberries and walnuts. I take two kilos and bring back lunch.',
        {
          reactions: { Awesome: ['mairead', 'sefa'], Like: ['layla'] },
          replies: [
            commentBy('mairead', hours(5.5), 'Take the child', {
              reactions: { Lol: ['nilufar', 'sefa', 'abena', 'june', 'diego', 'layla', 'ingrid'] },
            }),
          ],
        },
      ),
    ],
  },
  {
    name: 'My compost is at 71 °C, should I be worried or proud?',
    category: 'garden-and-kitchen',
    author: 'sefa',
    ago: days(45),
    views: 268,
    tags: ['soil', 'question'],
    type: 'question',
    reactions: { Awesome: ['mairead', 'diego'] },
    body: 'Borrowed the long thermometer from the kitchen (will wash it!!). Horse manure from the stables plus all the grass from the rugby pitch. It steams. Kids are warming their hands on it.',
    comments: [
      commentBy(
        'diego',
        hours(1),
        'Proud, then slightly worried. Above about 65 °C you cook the microbes you want. Turn it, add something dry and brown, and it settles at 55–60, which is where weed seeds die and workers live.',
        {
          accepted: true,
          reactions: { Insightful: ['sefa', 'mairead', 'layla', 'june'] },
          replies: [
            commentBy(
              'sefa',
              days(1),
              'Turned it with six under-14s and four forks. 58 this morning. The thermometer is going in the dishwasher twice.',
              {
                reactions: { Like: ['diego', 'mairead'], Lol: ['ingrid', 'nilufar'] },
              },
            ),
          ],
        },
      ),
      commentBy('ingrid', hours(3), 'Please buy the heap its own thermometer. I will pay for it.', {
        reactions: { Agree: ['nilufar', 'diego', 'mairead'], Lol: ['sefa'] },
      }),
    ],
  },
];
