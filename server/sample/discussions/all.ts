import type { SampleDiscussion } from '#server/sample/types.ts';
import { announcements } from './announcements.ts';
import { baking } from './baking.ts';
import { boatShed } from './boat-shed.ts';
import { electronics } from './electronics.ts';
import { garden } from './garden.ts';
import { glue } from './glue.ts';
import { ideas } from './ideas.ts';
import { meetingPlace } from './meeting-place.ts';
import { peatAndSeeds } from './peat-and-seeds.ts';
import { sharpening } from './sharpening.ts';
import { thisWeek } from './this-week.ts';
import { weatherStation } from './weather-station.ts';
import { woodwork } from './woodwork.ts';

/** All forty-two discussions of the sample community. */
export const sampleDiscussions: readonly SampleDiscussion[] = [
  ...announcements,
  ...sharpening,
  ...glue,
  ...woodwork,
  ...weatherStation,
  ...electronics,
  ...boatShed,
  ...garden,
  ...peatAndSeeds,
  ...baking,
  ...thisWeek,
  ...meetingPlace,
  ...ideas,
];
