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

/** The kinds that have a sign, by their urlcode in small letters (specification part 2 §3). */
const signs = {
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

/** The sign of a kind of reaction; kinds that administrators made have none. */
export const signOf = (urlcode: string) => signs[urlcode.toLowerCase() as keyof typeof signs];

/** The sign of a kind of reaction beside its name; kinds that administrators made have their name alone. */
export function ReactionSign({ urlcode, size = 14 }: { urlcode: string; size?: number }) {
  const Sign = signOf(urlcode);
  return Sign ? <Sign size={size} aria-hidden="true" /> : null;
}
