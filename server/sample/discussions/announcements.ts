import type { SampleDiscussion } from '#server/sample/types.ts';
import { commentBy, days, hours, text } from '#server/sample/writing.ts';

/** The sample announcements by moderators, with replies. */
export const announcements: readonly SampleDiscussion[] = [
  {
    name: 'Welcome to Harbour: read this one first',
    category: 'announcements',
    author: 'ingrid',
    ago: days(426),
    views: 2140,
    pinned: 'recent',
    tags: ['house-rules', 'beginners'],
    bookmarkedBy: ['june', 'sefa', 'nilufar'],
    reactions: { Like: ['tomasz', 'mairead', 'pieter', 'sefa', 'june'], Awesome: ['priya'], Support: ['layla', 'ken'] },
    body: text`
      Harbour is the long brick building on Pier 3, the six allotments behind Canal Street, one very old bread oven, and the people who look after them. This forum is where we write to each other between Wednesdays.

      ## How it works

      1. **Come by.** Wednesday and Friday from five, Saturday from ten. You don't need to be good at anything.
      2. **Get shown round once.** Somebody walks you past the machines and tells you which ones bite.
      3. **Take a key.** After three visits you may have one. Sign the list by the door.

      ## The rules, all four

      - If you didn't get shown a machine, you don't use that machine.
      - Clean the bench for the person you like best.
      - Borrowed is borrowed: write it on the slate.
      - Be as kind here as you would be across a table with soup on it.

      > "A shared tool lasts exactly as long as the patience of the person who sharpens it."
      > Tomasz, at the first meeting, looking at somebody in particular

      If you want a start: [the boat we built](/categories/boat-shed), [the benches](/categories/woodwork), [the allotments](/categories/garden-and-kitchen).

      Write in whatever language you think in. We have readers of Arabic, Persian, Japanese, Polish, Dutch, Spanish and Samoan, and the rest of us can ask.
    `,
    comments: [
      commentBy('tomasz', hours(3), 'I was looking at the chisels. But yes.', {
        reactions: { Lol: ['ingrid', 'pieter', 'mairead', 'abena'] },
        replies: [
          commentBy('pieter', hours(9), 'The chisels know what they did. — Pieter', {
            reactions: { Lol: ['tomasz', 'ingrid'] },
          }),
        ],
      }),
      commentBy('layla', days(24), 'شكراً على الترحيب بكل اللغات. سأكتب بالعربية حين أتعب.', {
        reactions: { Like: ['ingrid', 'nilufar', 'sefa'] },
      }),
      commentBy('june', days(264), "is there an age limit? i'm 16 and i'd come with my nan the first time", {
        replies: [
          commentBy(
            'ingrid',
            days(264) + hours(1),
            "None at all. Under eighteen we want an adult's name on the list, and no table saw. Bring your nan, there is coffee.",
            {
              reactions: { Like: ['june', 'mairead'] },
            },
          ),
        ],
      }),
    ],
  },
  {
    name: 'Opening hours while the roof is being repaired',
    category: 'announcements',
    author: 'ingrid',
    ago: days(6.2),
    views: 318,
    pinned: 'category',
    tags: ['house-rules'],
    reactions: { Like: ['sefa', 'diego', 'abena'] },
    body: text`
      The roofers start on Monday and will be above the **east half** for about three weeks. Nothing is allowed under them, including us.

      | Room | Mon–Fri | Saturday | Remarks |
      | --- | :---: | :---: | --- |
      | Long room, west | 17–21 | 10–16 | crowded, book a bench |
      | Long room, east | closed | 10–16 | no roofers on Saturdays |
      | Electronics corner | 17–22 | 10–18 | come in by the side door |
      | Kitchen and oven | as always | as always | the roof there is fine, it's the floor |

      Please don't leave anything you love on the east benches. Dust finds a way.
    `,
    comments: [
      commentBy(
        'ken',
        hours(2),
        '東側の木材ラックはどうなりますか。Will the timber rack on the east wall be covered?',
        {
          replies: [
            commentBy(
              'ingrid',
              hours(4),
              'Yes, with the old sail. Tomasz and I do it on Sunday at nine. Two more pairs of hands would be welcome.',
              {
                reactions: { Like: ['ken'] },
                replies: [
                  commentBy('sefa', hours(4.4), "I'll be there. I'll bring the ladder AND the breakfast.", {
                    reactions: { Awesome: ['ingrid', 'tomasz', 'ken'] },
                  }),
                ],
              },
            ),
          ],
        },
      ),
      commentBy(
        'priya',
        hours(20),
        "I've blocked the east benches on the booking page until the 21st day. If the roofers finish early, tell me and I'll remove one line.",
        {
          reactions: { Like: ['ingrid'], Lol: ['abena'] },
        },
      ),
    ],
  },
  {
    name: 'What the committee decided (the short version)',
    category: 'announcements',
    author: 'ingrid',
    ago: days(41),
    views: 402,
    closed: true,
    body: text`
      Minutes are in the blue folder. The short version:

      - **Membership** stays at eight a month, or what you can.
      - **The lathe** gets a new motor. Abena found one for a third of the price.
      - **Allotment 11** goes to the school, from next season.
      - **The heater argument** is adjourned until somebody measures something.

      No need to answer here, so it's closed. Come to the next meeting and shout.
    `,
    comments: [],
  },
  {
    name: 'The bandsaw has moved, and has one new rule',
    category: 'announcements',
    author: 'tomasz',
    ago: days(96),
    views: 511,
    tags: ['safety', 'house-rules'],
    reactions: { Agree: ['ingrid', 'ken', 'pieter'], Like: ['nilufar'] },
    body: text`
      It stands by the window now, so the offcut falls away from the walkway and not into it.

      The new rule: **the guide comes down to a finger's width above the work, every cut.** I found it at full height four times this month. At full height there are thirty centimetres of bare blade next to your thumb, and the cut is worse too.

      If you find it up, you don't need to find out who. Just put it down and carry on.
    `,
    comments: [
      commentBy(
        'nilufar',
        hours(5),
        "One of the four was me. I thought it was parked up so that people could see it's off. Sorry, and thank you for explaining the *why*.",
        {
          reactions: { Like: ['tomasz', 'ingrid', 'mairead'], Support: ['sefa'] },
          replies: [
            commentBy(
              'tomasz',
              hours(6),
              "That is a sensible thought and nobody had told you otherwise. I've put a strip of red tape at the right height.",
              {
                reactions: { Like: ['nilufar', 'june'] },
              },
            ),
          ],
        },
      ),
      commentBy(
        'abena',
        hours(30),
        'Suggestion: a microswitch on the guide post and a lamp. Guide up = red lamp. I have the parts in the left drawer and two free evenings.',
        {
          reactions: { Awesome: ['june', 'priya'], Agree: ['pieter'] },
          replies: [
            commentBy(
              'pieter',
              hours(33),
              'In Signal Box 4 we would have interlocked it, so that the motor does not run at all. A lamp asks. An interlock insists. — Pieter',
              {
                reactions: { Agree: ['ken'], Insightful: ['priya', 'abena'] },
                replies: [
                  commentBy(
                    'tomasz',
                    hours(35),
                    'You cannot interlock it, sometimes the work *is* thirty centimetres high. A lamp is right. Abena, please.',
                    {
                      reactions: { Agree: ['abena', 'pieter'] },
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
];
