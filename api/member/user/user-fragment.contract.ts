import { z } from 'zod';
import { profileDataTypes, profileFormTypes } from '#api/member/field/profile-field-types.ts';

/**
 * A member as shown beside what they wrote (`spec/api.md`, UserFragment). `url` and `photoUrl` are addresses within the
 * site; without a photo, the default avatar is shown. `banned` is 0 or 1.
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
  /** What stands under their posts, as safe HTML; with `expand=insertUser.signature`. */
  signature: z.object({ body: z.string() }).optional(),
  /** What they answered to the profile fields shown beside posts; with `expand=insertUser.profileFields`. */
  answers: z
    .array(
      z.object({
        apiName: z.string(),
        label: z.string(),
        dataType: z.enum(profileDataTypes),
        formType: z.enum(profileFormTypes),
        value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.array(z.number())]),
      }),
    )
    .optional(),
});
export type UserFragment = z.infer<typeof UserFragment>;

/** The name and number of a role, as listed with a member. */
export const RoleFragment = z.object({ roleID: z.number().int(), name: z.string() });
export type RoleFragment = z.infer<typeof RoleFragment>;
