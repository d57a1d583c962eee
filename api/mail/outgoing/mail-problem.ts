/** Why a message could not be sent, as far as the answer of the mail server tells. */
export const deliveryProblems = [
  'password',
  'unknown-host',
  'refused',
  'timeout',
  'greeting',
  'encryption',
  'certificate',
  'sign-in',
  'sign-in-needed',
  'sender',
  'recipient',
  'content',
  'later',
  'uncertain',
  'storage',
  'other',
] as const;
/** Why a message could not be sent, as far as the answer of the mail server tells. */
export type DeliveryProblem = (typeof deliveryProblems)[number];

/** Why a message is not sent although the mail server would accept it. */
export const dropReasons = ['no-address', 'member-gone', 'bounced', 'unconfirmed', 'no-template', 'discarded'] as const;
/** Why a message is not sent although the mail server would accept it. */
export type DropReason = (typeof dropReasons)[number];
