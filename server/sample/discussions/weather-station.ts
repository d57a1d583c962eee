import type { SampleDiscussion } from '#server/sample/types.ts';
import { commentBy, days, hours, text } from '#server/sample/writing.ts';

/** The sample discussions on weather stations: resets, soil sensors and long cables. */
export const weatherStation: readonly SampleDiscussion[] = [
  {
    name: 'ESP32 weather station resets every time the wi-fi wakes up',
    category: 'electronics-and-code',
    author: 'june',
    ago: days(17),
    views: 845,
    type: 'question',
    tags: ['esp32', 'question', 'beginners'],
    bookmarkedBy: ['june', 'priya', 'layla'],
    reactions: { Like: ['abena', 'priya'], Insightful: ['pieter'] },
    body: text`
      so it works on usb. on the battery (one LiFePO4 cell, 3.2V) it measures, then wakes the wifi, and then this, forever:

      ~~~text
      rst:0x1 (POWERON_RESET),boot:0x13 (SPI_FAST_FLASH_BOOT)
      bme280 ok  t=11.4 h=81 p=1009
      wifi...
      Brownout detector was triggered

      rst:0xc (SW_CPU_RESET),boot:0x13 (SPI_FAST_FLASH_BOOT)
      ~~~

      my loop, the important part

      ~~~cpp
      void loop() {
        Reading r = measure();
        WiFi.begin(SSID, KEY);
        while (WiFi.status() != WL_CONNECTED) delay(100);
        publish(r);
        esp_deep_sleep(10 * 60 * 1000000ULL);
      }
      ~~~

      do i need a bigger battery? i already have the biggest one
    `,
    comments: [
      commentBy(
        'priya',
        hours(1),
        'First: excellent bug report. Log, code, what you tried. You would be surprised how rare that is at my job.',
        {
          reactions: { Agree: ['abena', 'pieter'], Like: ['june'] },
          replies: [
            commentBy('june', hours(1.2), 'i just copied how you write yours', {
              reactions: { Like: ['priya', 'abena', 'mairead'] },
            }),
          ],
        },
      ),
      commentBy(
        'abena',
        hours(2),
        text`
        The battery is big enough. It is the *path* from the battery that's thin. When the radio starts, the chip takes about 350 mA for a few hundred microseconds. Your cell, holder and wires have perhaps 1.5 Ω together:

        > 0.35 A × 1.5 Ω ≈ 0.5 V, so 3.2 V becomes 2.7 V, and the brown-out detector fires at 2.8 V.

        You need something *next to the chip* that can pay that bill at once. 1000 µF, low ESR, across 3V3 and GND, legs as short as you can.

        ![Circuit: a LiFePO4 cell feeds an ESP32, with a 1000 microfarad capacitor between supply and ground beside the chip](sample:sensor-circuit.png)
      `,
        {
          accepted: true,
          reactions: { Insightful: ['june', 'priya', 'pieter', 'ken'], Awesome: ['diego'] },
          replies: [
            commentBy('june', hours(20), 'IT WORKS. it has been up for three hours. one capacitor!!! it was 40 cents', {
              reactions: { Awesome: ['abena', 'priya', 'sefa', 'mairead', 'tomasz'], Like: ['ingrid'] },
              replies: [
                commentBy(
                  'abena',
                  hours(21),
                  'The best repair is always the one that costs less than the bus ticket. Now solder it, breadboards have opinions.',
                  {
                    reactions: { Lol: ['pieter', 'june'], Agree: ['priya'] },
                  },
                ),
              ],
            }),
            commentBy(
              'pieter',
              hours(23),
              'In the signal box we kept a battery beside each relay for the same reason. A long wire delivers tomorrow what is needed today. — Pieter',
              {
                reactions: { Insightful: ['abena', 'june', 'priya'] },
              },
            ),
          ],
        },
      ),
      commentBy(
        'priya',
        hours(27),
        text`
        And on the software side, two small things, so that it can't sit in that \`while\` until the battery is flat:

        ~~~cpp
        const uint32_t started = millis();
        while (WiFi.status() != WL_CONNECTED && millis() - started < 8000) delay(50);
        if (WiFi.status() != WL_CONNECTED) keepForNextTime(r); // RTC_DATA_ATTR survives deep sleep
        ~~~

        Somebody will unplug the router to charge a phone. They always do.
      `,
        {
          reactions: { Like: ['june'], Agree: ['abena'], Lol: ['sefa'] },
          replies: [
            commentBy('sefa', hours(28), 'I feel seen.', {
              reactions: { Lol: ['priya', 'june', 'ingrid', 'mairead'] },
            }),
          ],
        },
      ),
    ],
  },
  {
    name: 'Two weeks of soil temperature, bare against mulched',
    category: 'electronics-and-code',
    author: 'layla',
    ago: days(64),
    views: 590,
    tags: ['soil', 'esp32', 'show-and-tell'],
    bookmarkedBy: ['mairead', 'abena'],
    reactions: { Insightful: ['mairead', 'diego', 'abena', 'priya'], Awesome: ['june'] },
    body: text`
      Abena built me two probes and I buried them ten centimetres deep on plot 14, one under bare soil and one under four fingers of straw. One reading each hour, averaged by day.

      ![Line chart of two weeks: bare soil rises from 5 to 12 degrees with swings, mulched soil rises smoothly from 7 to 10.6](sample:soil-temperature.png)

      | | Bare | Mulched |
      | --- | ---: | ---: |
      | First day | 5.2 °C | 7.1 °C |
      | Last day | 11.9 °C | 10.7 °C |
      | Largest swing in a day | 6.4 °C | 1.9 °C |
      | Water I gave | 18 l | 6 l |

      What I take from it: **straw is a coat, not a heater.** Warmer in the cold week, cooler once the sun arrives. So for early carrots I'll pull it off a fortnight before sowing, and put it back afterwards.

      Raw numbers are a CSV on the shared drive, please find mistakes.
    `,
    comments: [
      commentBy(
        'mairead',
        hours(2),
        "Forty years I've told people straw warms the ground and here's a girl with a wire telling me I'm half wrong. I'm delighted. The water though! Six litres!",
        {
          reactions: { Lol: ['layla', 'abena'], Like: ['june', 'ingrid'] },
        },
      ),
      commentBy(
        'diego',
        hours(5),
        text`
        Plotted the differences, they cross on day 9. Found one mistake: the mulched probe has two rows for 03:00 on day 6.

        ~~~python
        import pandas as pd

        soil = pd.read_csv("plot14.csv", parse_dates=["time"])
        doubles = soil[soil.duplicated(["probe", "time"], keep=False)]
        print(doubles)
        ~~~
      `,
        {
          reactions: { Like: ['layla'], Insightful: ['priya'] },
          replies: [
            commentBy('priya', hours(6), "Clocks went back that night. It isn't a mistake, it's the government.", {
              reactions: { Lol: ['diego', 'layla', 'abena', 'pieter', 'june'] },
              replies: [
                commentBy('abena', hours(7), 'This is why the next firmware logs UTC. Mea culpa.', {
                  reactions: { Like: ['priya'] },
                }),
              ],
            }),
          ],
        },
      ),
      commentBy('june', days(2), 'can i use your probe drawing for the school one? with your name on it', {
        replies: [
          commentBy('layla', days(2) + hours(3), "طبعاً! Of course. And put Abena's name first, I only dug the holes.", {
            reactions: { Like: ['june', 'abena', 'sefa'] },
          }),
        ],
      }),
    ],
  },
  {
    name: 'RS-485 over thirty metres of old doorbell wire, three boards that only fail when it rains, and a question about termination that I promise is shorter than this title',
    category: 'electronics-and-code',
    author: 'abena',
    ago: days(9.3),
    views: 288,
    tags: ['question', 'repair'],
    reactions: { Lol: ['priya', 'pieter', 'june'], Like: ['ken'] },
    body: text`
      Do I terminate at both ends if one end is a stub of two metres?

      (The rest of the title is atmosphere. Though it does fail when it rains.)
    `,
    comments: [
      commentBy(
        'pieter',
        hours(3),
        'Yes, both ends, 120 ohms, and remove the one on the board in the middle that somebody thought would be safer. As for rain: look for the joint inside the wall. There is always a joint inside the wall. — Pieter',
        {
          reactions: { Agree: ['priya'], Insightful: ['june'] },
          replies: [
            commentBy(
              'abena',
              days(2),
              'There was a joint inside the wall. Twisted, wrapped in *newspaper*. From 1987: I can tell, because it has the football results.',
              {
                reactions: { Lol: ['pieter', 'priya', 'june', 'mairead', 'ingrid', 'tomasz'] },
                replies: [
                  commentBy('pieter', days(2) + hours(2), 'Who won? — Pieter', {
                    reactions: { Lol: ['abena', 'priya', 'mairead'] },
                    replies: [
                      commentBy('abena', days(2) + hours(3), 'Water.', {
                        reactions: { Lol: ['pieter', 'priya', 'june', 'tomasz', 'sefa', 'diego', 'mairead'] },
                      }),
                    ],
                  }),
                ],
              },
            ),
          ],
        },
      ),
    ],
  },
];
