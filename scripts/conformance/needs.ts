/** Whether a criterion is decided by machine, by machine and a person, by a person, or does not apply. */
export type Means = 'machine' | 'machine and person' | 'person' | 'not applicable';

/** How a criterion is decided, and what a person has to check. */
export interface Need {
  readonly means: Means;
  readonly person: string;
}

const machine: Need = { means: 'machine', person: '' };
const both = (person: string): Need => ({ means: 'machine and person', person });
const person = (what: string): Need => ({ means: 'person', person: what });
const none = (why: string): Need => ({ means: 'not applicable', person: why });

const media =
  'The forum has no media of its own. Members may embed players: the text around them must say what they contain.';

/** What each criterion needs beside its checks. Reviewed by hand; a test checks that none is missing. */
export const needs: Readonly<Record<string, Need>> = {
  '1.1.1': both(
    'Whether the text alternatives of the logo, the banners and the sample images say what the images show.',
  ),
  '1.2.1': none(media),
  '1.2.2': none(media),
  '1.2.3': none(media),
  '1.2.4': none('There is no live audio or video.'),
  '1.2.5': none(media),
  '1.3.1': both('Whether groups that are visible, such as the parts of the settings, are groups in the tree too.'),
  '1.3.2': both('The transcripts, when their order changes.'),
  '1.3.3': person('Whether no text refers to a shape, a place or a colour alone ("the green button", "on the right").'),
  '1.3.4': machine,
  '1.3.5': both('Whether new fields about the user have a purpose (autocomplete).'),
  '1.4.1': both('Links in texts, unread marks and states in grey scale.'),
  '1.4.2': machine,
  '1.4.3': machine,
  '1.4.4': both('Zoom of 200 % in a browser with a window of 1280 pixels.'),
  '1.4.5': person('Whether no picture of the interface contains text; the logo is exempt.'),
  '1.4.10': machine,
  '1.4.11': both('Icons and charts without a token of their own.'),
  '1.4.12': machine,
  '1.4.13': both('Hover content with a screen magnifier.'),
  '2.1.1': machine,
  '2.1.2': machine,
  '2.1.4': both('Whether a new shortcut of one character can be switched off or acts on focus only.'),
  '2.2.1': both(
    'Whether a new time limit can be extended; the time to edit a post is a rule of the forum and is announced.',
  ),
  '2.2.2': both('Whether nothing moves for more than five seconds beside loading indicators.'),
  '2.3.1': both('Whether no new animation flashes.'),
  '2.4.1': machine,
  '2.4.2': both('Whether new titles describe their pages.'),
  '2.4.3': both('The transcripts and the order of Tab, when they change.'),
  '2.4.4': both('Whether the texts of new links say where they lead.'),
  '2.4.5': machine,
  '2.4.6': both('Whether new headings and labels describe their content.'),
  '2.4.7': machine,
  '2.4.11': machine,
  '2.5.1': machine,
  '2.5.2': both(
    'Controls that react when the pointer is pressed, such as menus: pressing must have no effect that cannot be undone.',
  ),
  '2.5.3': machine,
  '2.5.4': none('Nothing reacts to the motion of the device.'),
  '2.5.7': both('Cropping a picture: its keyboard control must stay.'),
  '2.5.8': machine,
  '3.1.1': machine,
  '3.1.2': both('Posts have a direction, but no language, because authors are not asked for it.'),
  '3.2.1': both('Whether no new part opens or moves when it is focused.'),
  '3.2.2': both('Whether selects and checkboxes that act at once say so before.'),
  '3.2.3': machine,
  '3.2.4': both('Whether the same function has the same name and icon everywhere.'),
  '3.2.6': machine,
  '3.3.1': both('Whether the message of a new error names its field.'),
  '3.3.2': both('Whether formats and limits are given before they are needed.'),
  '3.3.3': both('Whether the message of a new error says what to do.'),
  '3.3.4': both('Whether a new destructive action is confirmed or can be undone.'),
  '3.3.7': both('Whether nothing known is asked again in one process.'),
  '3.3.8': machine,
  '4.1.2': both('NVDA with Firefox, VoiceOver on iOS and TalkBack: nobody has tested with them yet.'),
  '4.1.3': both('NVDA, VoiceOver and TalkBack: nobody has tested with them yet.'),
};
