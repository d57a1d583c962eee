import {
  ChevronDown,
  ChevronUp,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Heart,
  Laugh,
  Lightbulb,
  Megaphone,
  Shuffle,
  Star,
  ThumbsDown,
  ThumbsUp,
} from 'lucide-react';

/** The icons of the reaction types, by lower-case urlcode (docs/behavior/post.md#reactions). */
const icons = {
  promote: Megaphone,
  offtopic: Shuffle,
  insightful: Lightbulb,
  disagree: CircleX,
  agree: CircleCheck,
  dislike: ThumbsDown,
  like: ThumbsUp,
  up: ChevronUp,
  down: ChevronDown,
  support: Heart,
  awesome: Star,
  lol: Laugh,
  wtf: CircleQuestionMark,
} as const;

/** Returns the icon of a reaction type. Returns undefined for custom types. */
export const findReactionIcon = (urlcode: string) => icons[urlcode.toLowerCase() as keyof typeof icons];

/** The icon of a reaction type. Renders nothing for custom types. */
export function ReactionIcon({ urlcode, size = 14 }: { urlcode: string; size?: number }) {
  const Sign = findReactionIcon(urlcode);
  return Sign ? <Sign size={size} aria-hidden="true" /> : null;
}
