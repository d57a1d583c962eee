import { memberLooks } from './member-looks.ts';
import type { SampleMember } from './types.ts';
import { days, hours, minutes } from './writing.ts';

/** The twelve members of the sample community, Harbour. */
export const sampleMembers: readonly SampleMember[] = [
  {
    key: 'ingrid',
    name: 'Ingrid_Solheim',
    title: 'Keeps the lights on',
    about:
      'Boatbuilder for thirty-one years, retired for four, not very good at it. I look after the building, the key list and this forum. Ask me where anything is.',
    location: 'Pier 3, upstairs',
    role: 'moderator',
    joined: days(428),
    seen: minutes(6),
    portrait: memberLooks.ingrid,
  },
  {
    key: 'tomasz',
    name: 'Tomasz.W',
    title: 'Cabinetmaker',
    about:
      'I make furniture for people who keep furniture. Wednesdays in the shop from five. I have opinions about glue and I am willing to be wrong about them.',
    location: 'Mill Lane',
    role: 'moderator',
    joined: days(426),
    seen: minutes(38),
    portrait: memberLooks.tomasz,
  },
  {
    key: 'abena',
    name: 'AbenaO',
    title: 'Measures first',
    about:
      'Power electronics by day (grid inverters), small and pointless electronics by night. Accra → Delft → here. The scope on the left bench is mine, and yes, you may use it.',
    location: 'Northgate',
    role: 'member',
    joined: days(421),
    seen: minutes(14),
    portrait: memberLooks.abena,
  },
  {
    key: 'layla',
    name: 'layla.haddad',
    title: 'Plot 14',
    about:
      'أزرع الطماطم والنعناع وأجفّف كل ما يمكن تجفيفه. Tomatoes, mint, and everything that can be dried in a hot attic. I write in Arabic when I am tired and in English when I am arguing.',
    location: 'Canal Street allotments',
    role: 'member',
    joined: days(403),
    seen: hours(2),
    portrait: memberLooks.layla,
  },
  {
    key: 'nilufar',
    name: 'نیلوفر',
    title: 'Bread, mostly flat',
    about:
      'نانوا و گاهی نجار. My name is Nilufar; I bake barbari and sangak in the community oven on the first Saturday of the month and I am learning to cut joints that stay shut.',
    location: 'Above the old chandlery',
    role: 'member',
    joined: days(371),
    seen: hours(5),
    portrait: memberLooks.nilufar,
  },
  {
    key: 'ken',
    name: '渡辺_健',
    title: '手道具',
    about:
      '手道具だけで小さな箱や指物を作っています。Hand tools, small boxes, slow progress. My written English is careful; my spoken English is mostly pointing at wood.',
    location: 'River Row',
    role: 'member',
    joined: days(388),
    seen: minutes(5),
    portrait: memberLooks.ken,
  },
  {
    key: 'mairead',
    name: 'MaireadK',
    title: 'Slug correspondent',
    about:
      "Forty years of growing vegetables on three allotments and a windowsill, and I've killed at least one of everything. Retired district nurse. I type the way I talk, sorry in advance.",
    location: 'Canal Street allotments, plot 9',
    role: 'member',
    joined: days(415),
    seen: minutes(3),
    portrait: memberLooks.mairead,
  },
  {
    key: 'diego',
    name: 'Diego_Rz',
    title: '78 % hydration',
    about:
      'Biochemist from Puebla who weighs everything, including the water. I keep a spreadsheet of every loaf since 2021. Happy to share starter; her name is Chabela.',
    location: 'Ropewalk',
    role: 'member',
    joined: days(344),
    seen: minutes(52),
    portrait: memberLooks.diego,
  },
  {
    key: 'priya',
    name: 'priya_n',
    title: 'Reads the log first',
    about:
      'Backend engineer. I wrote the tool-booking page and I am the reason it was down in March. Small scripts, plain text, labelled boxes.',
    location: 'Northgate',
    role: 'member',
    joined: days(397),
    seen: minutes(8),
    portrait: memberLooks.priya,
  },
  {
    key: 'pieter',
    name: 'OldPieter',
    title: 'Signalman, retired',
    about:
      'Born 1951. Forty years with the railways, the last nineteen in Signal Box 4. I repair clocks, radios and, when asked politely, bicycles. I sign my messages because one should.',
    location: 'Lock House',
    role: 'member',
    joined: days(427),
    seen: hours(7),
    portrait: memberLooks.pieter,
  },
  {
    key: 'sefa',
    name: 'Sefa',
    title: 'Events & soup',
    about:
      "Youth worker, rugby coach, person with the loudest voice in any room. If there's a table that needs carrying I'm already carrying it. Talofa, come say hi!",
    location: 'Harbour kitchen',
    role: 'member',
    joined: days(412),
    seen: minutes(9),
    portrait: memberLooks.sefa,
  },
  {
    key: 'june',
    name: 'junebug',
    title: 'beginner at everything',
    about:
      "16. building a weather station for school and a bird box for my nan. if i ask something obvious it's because nobody told me yet",
    location: 'Mill Lane',
    role: 'member',
    joined: days(163),
    seen: minutes(27),
    portrait: memberLooks.june,
  },
];
