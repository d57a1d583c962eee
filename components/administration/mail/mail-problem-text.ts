import type { DeliveryProblem, DropReason } from '#api/mail/outgoing/mail-problem.ts';
import { t } from '#api/translations.ts';

/** Returns what the problem of a message means, and what to do about it. */
export const mailProblemText = (problem: DeliveryProblem | DropReason): string => t(`outgoing-mail.problem.${problem}`);
