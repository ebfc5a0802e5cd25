import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { bodyBytesFor, imageField } from '../images.ts';
import { AVATAR_BYTES, AVATARS } from './profile-rules.ts';

export const updateProfile = defineCall('updateProfile', {
  access: 'member',
  about: 'Sets the nickname and the avatar: one of the platform’s set, or an uploaded image.',
  body: z.object({
    /** Omitted fields are unchanged. */
    nickname: z.optional(z.string().check(z.maxLength(128))),
    /** Replaces an uploaded avatar; empty for none. */
    avatar: z.optional(z.enum(['', ...AVATARS])),
    /** A square image, cropped on the device; takes precedence over `avatar`. */
    image: z.optional(imageField(AVATAR_BYTES)),
  }),
  data: z.object({
    nickname: z.string(),
    avatar: z.string(),
    /** Address of the uploaded avatar; empty without one. */
    avatarOther: z.string(),
  }),
  errors: ['nicknameInvalid', 'imageInvalid', 'imageTooLarge', 'imageTooSmall', 'tooOften'],
  maxBodyBytes: bodyBytesFor(AVATAR_BYTES),
});
