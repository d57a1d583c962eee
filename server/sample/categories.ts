import type { SampleCategory } from './types.ts';

/** The eight categories of the sample community, on two levels, in display order. */
export const sampleCategories: readonly SampleCategory[] = [
  {
    urlcode: 'announcements',
    name: 'Announcements',
    description: 'Opening hours, closures and what the committee decided. Moderators write, everybody may answer.',
    displayAs: 'discussions',
    startedBy: 'moderators',
  },
  {
    urlcode: 'workshop',
    name: 'Workshop',
    description: 'The long room on Pier 3, its benches and the people around them.',
    displayAs: 'heading',
    startedBy: 'members',
  },
  {
    urlcode: 'woodwork',
    name: 'Woodwork',
    description: 'Joints, finishes, sharpening, and where to get timber that is not shaped like a banana.',
    parent: 'workshop',
    displayAs: 'discussions',
    startedBy: 'members',
  },
  {
    urlcode: 'electronics-and-code',
    name: 'Electronics & Code',
    description: 'Soldering, sensors, radios and small programs. Post the schematic, post the log.',
    parent: 'workshop',
    displayAs: 'discussions',
    startedBy: 'members',
  },
  {
    urlcode: 'boat-shed',
    name: 'The Boat Shed',
    description:
      'The log of Skiff No. 1, built here over one winter and launched in spring. Finished, kept for reading.',
    parent: 'workshop',
    displayAs: 'discussions',
    archived: true,
    startedBy: 'members',
  },
  {
    urlcode: 'garden-and-kitchen',
    name: 'Garden & Kitchen',
    description: 'Allotments, windowsills, compost, pests, and what to do with eleven kilos of courgettes.',
    displayAs: 'discussions',
    startedBy: 'members',
  },
  {
    urlcode: 'baking-and-preserving',
    name: 'Baking & Preserving',
    description: 'Bread, jam, pickles, drying racks and the community oven.',
    parent: 'garden-and-kitchen',
    displayAs: 'discussions',
    startedBy: 'members',
  },
  {
    urlcode: 'meeting-place',
    name: 'Meeting Place',
    description: 'Say hello, plan something, borrow a ladder, show what you made.',
    displayAs: 'discussions',
    startedBy: 'members',
  },
];
