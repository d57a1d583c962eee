import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { botTokenNames } from '#api/account/registration/bot-token.ts';
import { Registration } from '#api/account/registration/registration.contract.ts';
import { safeTarget } from '#api/account/sign-in/target.ts';
import { ApiError } from '#api/errors.ts';
import { answerName } from '#api/member/profile-field/answer-names.ts';
import { requestPasswordReset, resetPassword } from '#server/account/credential/password-reset.ts';
import { type AccountProblems, rejectProblems } from '#server/account/own-data/account-error.ts';
import { runInBackground } from '#server/account/own-data/background.ts';
import {
  confirmEmail,
  requireResendableConfirmation,
  sendEmailConfirmation,
} from '#server/account/registration/email-confirmation.ts';
import { createFirstAdministrator } from '#server/account/registration/first-administrator.ts';
import { register } from '#server/account/registration/registration.ts';
import { endSession } from '#server/member/session/session.queries.ts';
import {
  clearSessionCookie,
  completeSignInStep,
  originOf,
  pendingSignInToken,
  setSessionCookie,
} from '#server/member/session/session-cookie.ts';
import { banUrlIn } from '#server/moderation/ban/ban-refusal.ts';
import { toApiFailure } from '#server/platform/http/errors.ts';
import { requireSession } from '#server/platform/http/viewer.ts';
import { clearLinkKey, linkKeyIn } from './link-key.ts';
import { type RateLimitedAction, rateLimited } from './rate-limits.ts';
import { beginSession, signIn, signInBySecondFactor } from './sign-in.ts';

/** A submitted form. Returns the text of a field by its case-insensitive name. */
type Form = (name: string) => string;

const formOf = ({ body }: FastifyRequest): Form => {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>);
  const values = new Map(entries.map(([name, value]) => [name.toLowerCase(), [value].flat().at(-1)]));
  return (name) => {
    const value = values.get(name.toLowerCase());
    return typeof value === 'string' ? value.slice(0, 2_000) : '';
  };
};

/** Returns the answers to profile fields, by field name. */
function answersIn({ body }: FastifyRequest): Record<string, string[]> {
  const { profileFields = {} } = (body ?? {}) as { profileFields?: object };
  const given = Object.entries(typeof profileFields === 'object' ? profileFields : {});
  return Object.fromEntries(
    given.map(([field, answer]) => [field, [answer].flat().filter((one): one is string => typeof one === 'string')]),
  );
}

/**
 * Returns the answers to profile fields in the form that the API accepts: a single answer as a text, so that lists may
 * be comma-separated.
 */
const profileFieldsIn = (request: FastifyRequest) =>
  Object.fromEntries(
    Object.entries(answersIn(request)).map(([field, all]) => [field, all.length === 1 ? all[0] : all]),
  );

/** Returns the bot protection token from the form, for any provider. */
function botTokenIn({ body }: FastifyRequest): string | undefined {
  const given = (body ?? {}) as Record<string, unknown>;
  const token = botTokenNames.map((name) => [given[name]].flat().at(-1)).find((one) => typeof one === 'string' && one);
  return typeof token === 'string' ? token.slice(0, 10_000) : undefined;
}

const isTicked = (value: string): boolean => !['', '0', 'false', 'off'].includes(value.toLowerCase());

/** Returns the API field name of a form field. */
const apiName = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const requireFields = (form: Form, ...names: readonly string[]): void =>
  rejectProblems(Object.fromEntries(names.map((name) => [apiName(name), form(name) ? undefined : 'field.required'])));

/** Parses a registration from its form. A text without visible characters counts as missing. */
function registrationOf(sent: z.input<typeof Registration>): z.output<typeof Registration> {
  const { data, error } = Registration.safeParse(sent);
  if (data) return data;
  rejectProblems(Object.fromEntries(error.issues.map(({ path }) => [String(path[0]), 'field.required'])));
  throw error;
}

/**
 * An entry form: its page, the fields that are preserved after a rejection, its rate limit, and its submit handler,
 * which returns the page to redirect to.
 */
interface EntryForm {
  readonly page: `/entry/${string}`;
  readonly keeps: readonly string[];
  readonly limit?: RateLimitedAction;
  submit(request: FastifyRequest, reply: FastifyReply, form: Form): Promise<string>;
}

const targetOf = (request: FastifyRequest, form: Form): string => {
  const inAddress = (request.query as { Target?: unknown; target?: unknown } | undefined) ?? {};
  const requested = form('Target') || inAddress.Target || inAddress.target;
  return safeTarget(requested, request.server.forum.configuration.siteUrl);
};

/** Returns a problem if the repeated password does not match. */
const mismatchIn = (form: Form): AccountProblems => {
  const repeated = form('PasswordMatch');
  return { passwordMatch: repeated && repeated !== form('Password') ? 'password.mismatch' : undefined };
};

/** The forms at `/entry/…`. Each performs the same action as the corresponding JSON route. */
const entryForms: readonly EntryForm[] = [
  {
    page: '/entry/signin',
    keeps: ['Email', 'RememberMe', 'Target'],
    limit: 'signIn',
    async submit(request, reply, form) {
      requireFields(form, 'Email', 'Password');
      const typed = {
        name: form('Email').trim(),
        password: form('Password'),
        persistent: isTicked(form('RememberMe')),
      };
      completeSignInStep(reply, await signIn(request.server.forum, typed, originOf(request)));
      return targetOf(request, form);
    },
  },
  {
    page: '/entry/secondfactor',
    keeps: ['Target'],
    limit: 'signIn',
    async submit(request, reply, form) {
      requireFields(form, 'Code');
      const step = { pendingToken: pendingSignInToken(request), proof: { code: form('Code').trim().slice(0, 50) } };
      completeSignInStep(reply, await signInBySecondFactor(request.server.forum, step, originOf(request)));
      return targetOf(request, form);
    },
  },
  {
    page: '/entry/register',
    keeps: ['Name', 'Email', 'DiscoveryText', 'InvitationCode', 'TermsOfService', 'RememberMe', 'Target'],
    limit: 'registration',
    async submit(request, reply, form) {
      requireFields(form, 'Name', 'Email', 'Password');
      const { forum } = request.server;
      const body = registrationOf({
        name: form('Name').slice(0, 100),
        email: form('Email').slice(0, 254),
        password: form('Password').slice(0, 1_000),
        ...(form('DiscoveryText') && { discoveryText: form('DiscoveryText') }),
        ...(form('InvitationCode') && { invitationCode: form('InvitationCode').slice(0, 100) }),
        profileFields: profileFieldsIn(request),
        botToken: botTokenIn(request),
        termsAccepted: isTicked(form('TermsOfService')),
        persistent: isTicked(form('RememberMe')),
      });
      const { ip, language } = request;
      const { isApplicant, ...joined } = await register(forum, body, { ip, language, problems: mismatchIn(form) });
      if (isApplicant) return '/entry/register?done=applied';
      setSessionCookie(reply, await beginSession(forum, joined, { ...originOf(request), persistent: body.persistent }));
      return targetOf(request, form);
    },
  },
  {
    page: '/entry/signout',
    keeps: ['Target'],
    async submit(request, reply, form) {
      const { sessionID, userID } = request.viewer;
      if (sessionID) await endSession(request.server.forum.db, userID, sessionID);
      clearSessionCookie(reply);
      return targetOf(request, form);
    },
  },
  {
    page: '/entry/passwordrequest',
    keeps: ['Email', 'Target'],
    limit: 'mail',
    async submit({ server: { forum } }, _, form) {
      requireFields(form, 'Email');
      runInBackground(forum, () => requestPasswordReset(forum, form('Email')));
      return '/entry/passwordrequest?done=sent';
    },
  },
  {
    page: '/entry/passwordreset',
    keeps: ['token', 'link', 'Target'],
    limit: 'token',
    async submit(request, reply, form) {
      requireFields(form, 'Password');
      rejectProblems(mismatchIn(form));
      const token = linkKeyIn(request, 'password-reset', { typed: form('token'), mark: form('link') });
      const done = await resetPassword(request.server.forum, { token, password: form('Password') }, originOf(request));
      clearLinkKey(reply, 'password-reset');
      completeSignInStep(reply, done);
      return targetOf(request, form);
    },
  },
  {
    page: '/entry/emailconfirm',
    keeps: ['userID', 'code', 'link'],
    limit: 'token',
    async submit(request, reply, form) {
      const userID = /^\d{1,15}$/.test(form('userID')) ? Number(form('userID')) : 0;
      const typed = form('code') || form('confirmationCode');
      const code = linkKeyIn(request, 'email-confirm', { typed, mark: form('link') });
      await confirmEmail(request.server.forum, userID, code);
      clearLinkKey(reply, 'email-confirm');
      return '/entry/emailconfirm?done=confirmed';
    },
  },
  {
    page: '/entry/emailconfirmrequest',
    keeps: ['Target'],
    limit: 'mail',
    async submit({ server: { forum }, viewer }) {
      requireSession(viewer);
      const member = await requireResendableConfirmation(forum, viewer.userID);
      runInBackground(forum, () => sendEmailConfirmation(forum, member));
      return '/entry/emailconfirmrequest?done=sent';
    },
  },
  {
    page: '/entry/firstadmin',
    keeps: ['token', 'link', 'Name', 'Email'],
    limit: 'token',
    async submit(request, reply, form) {
      requireFields(form, 'Name', 'Email', 'Password');
      rejectProblems(mismatchIn(form));
      const token = linkKeyIn(request, 'first-administrator', { typed: form('token'), mark: form('link') });
      const person = { token, name: form('Name'), email: form('Email'), password: form('Password') };
      setSessionCookie(reply, await createFirstAdministrator(request.server.forum, person, originOf(request)));
      clearLinkKey(reply, 'first-administrator');
      return targetOf(request, form);
    },
  },
];

/** Returns the page of the second step, which preserves the target of the first step. */
function pageOfSecondStep(form: Form): string {
  const target = form('Target');
  return `/entry/secondfactor${target && `?${new URLSearchParams({ Target: target })}`}`;
}

/**
 * Returns the URL of the form's page with the error codes (see `account-problem.ts`) and the entered values except the
 * password.
 */
function pageWithError({ page, keeps }: EntryForm, request: FastifyRequest, refusal: ApiError): string {
  const form = formOf(request);
  const query = new URLSearchParams({ error: refusal.code });
  if (refusal.details.subject) query.set('subject', refusal.details.subject);
  for (const [field, [first]] of Object.entries(refusal.details.errors ?? {}))
    if (first) query.set(`errors[${field}]`, first.code);
  for (const name of keeps) if (form(name)) query.set(name, form(name));
  for (const [field, answer] of Object.entries(answersIn(request)))
    for (const one of answer) query.append(answerName(field), one.slice(0, 2_000));
  return `${page}?${query}`;
}

/**
 * The form routes at `/entry/…`, for pages that work without JavaScript (docs/behavior/account.md#entry-pages). Each
 * performs the action of the corresponding JSON route and responds with 303 to `Target`, on this site only. After a
 * rejection it redirects to its page with `?error=<code>`, `errors[<field>]=<code>` and the entered values, never the
 * password.
 */
export async function entryResource(server: FastifyInstance): Promise<void> {
  for (const entry of entryForms) {
    server.route({
      method: 'POST',
      url: entry.page,
      ...(entry.limit && rateLimited(server, entry.limit)),
      errorHandler: (error, request, reply) => {
        const refusal = toApiFailure(error);
        if (!refusal) request.log.error({ err: error }, 'A form submission failed.');
        const banUrl = banUrlIn(refusal);
        if (banUrl) return reply.redirect(banUrl, 303);
        if (refusal?.code === 'session.second-factor') return reply.redirect(pageOfSecondStep(formOf(request)), 303);
        return reply.redirect(pageWithError(entry, request, refusal ?? new ApiError('server.unexpected')), 303);
      },
      handler: async (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        return reply.redirect(await entry.submit(request, reply, formOf(request)), 303);
      },
    });
  }
}
