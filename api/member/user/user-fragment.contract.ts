import { z } from 'zod';
import { profileDataTypes, profileFormTypes } from '#api/member/profile-field/profile-field-types.ts';

/**
 * A member as displayed beside their posts (docs/behavior/member.md#the-viewer). `url` and `photoUrl` are site-relative
 * URLs. Without a photo, the default avatar is displayed. `banned` is 0 or 1.
 */
export const UserFragment = z.object({
  userID: z.number().int(),
  name: z.string(),
  url: z.string(),
  photoUrl: z.string().nullable(),
  dateLastActive: z.string().nullable(),
  title: z.string().nullable(),
  label: z.string().nullable(),
  labelHtml: z.string().nullable(),
  banned: z.number().int().min(0).max(1),
  private: z.boolean(),
  /**
   * The signature displayed below the member's posts, as sanitized HTML. Present with `expand=insertUser.signature`.
   */
  signature: z.object({ body: z.string() }).optional(),
  /**
   * The member's answers to the profile fields displayed beside posts. Present with `expand=insertUser.profileFields`.
   */
  answers: z
    .array(
      z.object({
        apiName: z.string(),
        label: z.string(),
        dataType: z.enum(profileDataTypes),
        formType: z.enum(profileFormTypes),
        /** The translations of the options in the answer, if there are any. */
        optionNames: z.record(z.string(), z.string()).optional(),
        value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.array(z.number())]),
      }),
    )
    .optional(),
});
export type UserFragment = z.infer<typeof UserFragment>;

/** The ID and name of a role, as listed with a member. */
export const RoleFragment = z.object({ roleID: z.number().int(), name: z.string() });
export type RoleFragment = z.infer<typeof RoleFragment>;
