import type { SampleDiscussion } from '#server/sample/types.ts';
import { commentBy, days, hours, text } from '#server/sample/writing.ts';

/** The sample discussions on electronics and code. */
export const electronics: readonly SampleDiscussion[] = [
  {
    name: 'The booking page was down on Tuesday. Here is why.',
    category: 'electronics-and-code',
    author: 'priya',
    ago: days(233),
    views: 721,
    tags: ['code', 'repair'],
    reactions: { Like: ['ingrid', 'abena', 'tomasz', 'sefa'], Insightful: ['pieter', 'diego'] },
    body: text`
      Down from 17:04 to 19:51, on the busiest evening of the week. My fault, so here's the whole of it.

      **What happened.** I added a column for notes and ran the migration during the day, because it's "only a column". Then the page asked this for each of 61 tools:

      ~~~sql
      select count(*)
      from booking
      where tool_id = $1
        and upper(note) like '%BROKEN%';
      ~~~

      No index helps with that \`like\`, so each page view read the whole table 61 times. At 17:00 you all opened it at once.

      **What I changed.**

      ~~~sql
      alter table booking add column broken boolean not null default false;
      create index booking_broken on booking (tool_id) where broken;
      ~~~

      One question for all tools instead of 61, and \`broken\` is now a tick box, because that's what it always was.

      **What I learned.** A note people search in is not a note, it's a field that nobody named yet.
    `,
    comments: [
      commentBy(
        'ingrid',
        hours(1),
        'Thank you for writing it down like this. We used the slate, it was almost romantic.',
        {
          reactions: { Like: ['priya', 'pieter'] },
        },
      ),
      commentBy(
        'pieter',
        hours(9),
        'In forty years I read many incident reports. Few of them began with "my fault". I would gladly have worked with you. — Pieter',
        {
          reactions: { Like: ['priya', 'abena', 'ingrid', 'june'], Awesome: ['mairead', 'sefa'] },
          replies: [
            commentBy('priya', hours(10), 'I am going to print that.', { reactions: { Like: ['pieter', 'tomasz'] } }),
          ],
        },
      ),
      commentBy('diego', hours(11), 'Why is it `upper(note)`? Were people writing broken in different cases?', {
        replies: [
          commentBy('priya', hours(12), 'BROKEN, broken, Broken!!, "brokn", "kaputt", and once a drawing.', {
            reactions: { Lol: ['diego', 'abena', 'tomasz', 'ken', 'june'] },
            replies: [
              commentBy('ken', hours(20), '絵は私です。The drawing was me. I did not know the word.', {
                reactions: { Lol: ['priya', 'tomasz', 'ingrid', 'mairead', 'abena'] },
              }),
            ],
          }),
        ],
      }),
    ],
  },
  {
    name: 'A small script that tells you when your bench is free',
    category: 'electronics-and-code',
    author: 'priya',
    ago: days(139),
    views: 398,
    tags: ['code', 'show-and-tell'],
    bookmarkedBy: ['diego', 'june'],
    reactions: { Like: ['diego', 'abena'], Awesome: ['june'] },
    body: text`
      The booking page has a calendar file, so a screen by the door can read it. Python, nothing to install:

      ~~~python
      from datetime import datetime, timedelta
      from urllib.request import urlopen

      CALENDAR = "http://harbour.local/benches.ics"

      def bookings(lines):
          event = {}
          for line in lines:
              key, _, value = line.strip().partition(":")
              if key == "BEGIN" and value == "VEVENT":
                  event = {}
              elif key in ("DTSTART", "DTEND", "SUMMARY"):
                  event[key] = value
              elif key == "END" and value == "VEVENT":
                  yield event

      now = datetime.now()
      soon = now + timedelta(minutes=30)
      with urlopen(CALENDAR) as answer:
          lines = answer.read().decode().splitlines()

      for event in bookings(lines):
          start = datetime.strptime(event["DTSTART"], "%Y%m%dT%H%M%S")
          if now <= start <= soon:
              print(f"{event['SUMMARY']} in {(start - now).seconds // 60} min")
      ~~~

      It breaks when a line is [folded](https://www.rfc-editor.org/rfc/rfc5545#section-3.1) (over 75 characters). Nobody has a name that long. Yet.
    `,
    comments: [
      commentBy(
        'diego',
        hours(4),
        text`
        Same in shell, for people with a terminal and no patience:

        ~~~bash
        curl -s harbour.local/benches.ics | awk -F: '/^DTSTART/ {print $2} /^SUMMARY/ {print "  " $2}'
        ~~~
      `,
        { reactions: { Like: ['priya'] } },
      ),
      commentBy(
        'nilufar',
        hours(30),
        'My summary is «میز شماره ۳ — نیلوفر» and it comes out as question marks on the screen by the door.',
        {
          replies: [
            commentBy(
              'priya',
              hours(31),
              "The display's font, not the script. I'll put one with Arabic script on it. And tell me if the numbers are in the wrong order, I can't see that myself.",
              {
                reactions: { Like: ['nilufar', 'layla'] },
                replies: [
                  commentBy('nilufar', days(3), 'حالا درست است، ممنون! Numbers too.', {
                    reactions: { Like: ['priya', 'layla', 'june'] },
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
    name: 'Repairing a block bell from Signal Box 4, built in 1938',
    category: 'electronics-and-code',
    author: 'pieter',
    ago: days(84),
    views: 512,
    tags: ['repair', 'show-and-tell'],
    reactions: { Awesome: ['abena', 'june', 'ingrid'], Like: ['priya', 'tomasz', 'mairead', 'ken'] },
    body: text`
      Dear all,

      When they closed the box in 2009 I was allowed to take the bell home in a laundry basket. It has been silent since. This winter I opened it.

      **Condition.** One coil measured 84 Ω, the other was open. Both should be near 80. The break was, as always, at the very last turn, where the wire leaves the bobbin and somebody once pulled it straight.

      **Repair.** I did not rewind it. I unwound eleven turns, soldered on a silk-covered end of the same gauge, and let the varnish dry for two days by the stove. It now reads 79 Ω, which is a difference that I can live with.

      **Adjustment.** The hammer must rest *free* of the gong by the thickness of a postcard. If it touches, the bell says "clack". If it stands too far off, it says nothing and you have an accident.

      It rings beautifully. My neighbour has confirmed this.

      For the young people: one beat meant "attention", two "train entering section", two-pause-one "train out of section". Six beats meant stop everything. I rang six twice in my life. Both times everything stopped.

      — Pieter
    `,
    comments: [
      commentBy('june', hours(3), 'what happened the two times', {
        replies: [
          commentBy('pieter', hours(8), 'A cow, and a very fine young man with a bicycle. Both went home. — Pieter', {
            reactions: { Like: ['june', 'mairead', 'ingrid', 'abena', 'sefa'], Lol: ['tomasz'] },
          }),
        ],
      }),
      commentBy('abena', hours(10), 'Silk-covered, of the same gauge. You have that *lying about*?', {
        replies: [
          commentBy(
            'pieter',
            hours(19),
            "Three reels. A widow gives one her husband's drawer, and one says thank you. — Pieter",
            {
              reactions: { Like: ['abena', 'ingrid', 'mairead', 'tomasz'] },
            },
          ),
        ],
      }),
    ],
  },
  {
    name: 'Show your labelled boxes',
    category: 'electronics-and-code',
    author: 'priya',
    ago: days(181),
    views: 233,
    tags: ['show-and-tell'],
    reactions: { Like: ['abena', 'ken'] },
    body: text`
      I'll start. Left to right, top row:

      1. RESISTORS (sorted)
      2. RESISTORS (I was going to sort these)
      3. CABLES, KNOWN
      4. CABLES
      5. DO NOT OPEN, SPRING
    `,
    comments: [
      commentBy('pieter', hours(12), "I have one that says STRING, TOO SHORT TO USE. It was my mother's. — Pieter", {
        reactions: { Lol: ['priya', 'mairead', 'ingrid', 'june', 'abena'], Like: ['tomasz'] },
      }),
      commentBy('tomasz', days(1), 'SCREWS FROM THINGS THAT STILL WORK.', {
        reactions: { Lol: ['priya', 'abena', 'sefa', 'ken'] },
      }),
    ],
  },
  {
    name: 'Just link me one cheap multimeter please',
    category: 'electronics-and-code',
    author: 'sefa',
    ago: days(147),
    views: 176,
    sink: true,
    tags: ['beginners'],
    body: 'For the youth club. Ten of them. I do not want to learn about true RMS, I want to stop borrowing yours.',
    comments: [
      commentBy(
        'abena',
        hours(1),
        "Don't buy ten. Buy four decent ones with proper fuses and have them share; the cheap ones are fine at 9 V and frightening at 230. I'll choose with you on Friday.",
        {
          reactions: { Agree: ['pieter', 'priya'], Like: ['sefa'] },
        },
      ),
    ],
  },
];
