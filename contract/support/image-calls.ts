import * as z from 'zod/mini';
import { defineCall, requestIdField } from '../call.ts';
import { bodyBytesFor, imageField } from '../images.ts';
import { guestCodeField } from './support-messages.ts';
import { MAX_SUPPORT_IMAGE_BYTES } from './support-rules.ts';

export const uploadSupportImage = defineCall('uploadSupportImage', {
  access: 'guest',
  isForWithdrawalOnly: true,
  about: 'One picture for a message to customer service. It is deleted after a day unless a message has it.',
  maxBodyBytes: bodyBytesFor(MAX_SUPPORT_IMAGE_BYTES),
  body: z.object({
    requestId: requestIdField,
    code: guestCodeField,
    image: imageField(MAX_SUPPORT_IMAGE_BYTES),
  }),
  data: z.object({ id: z.string(), width: z.int(), height: z.int() }),
  errors: ['invalidValue', 'imageInvalid', 'imageTooLarge', 'imageTooSmall', 'supportLimit', 'tooOften'],
});

export const getSupportImage = defineCall('getSupportImage', {
  access: 'guest',
  isForWithdrawalOnly: true,
  about:
    'A picture of a message, for whom the thread belongs to. It was made anew by the server from its pixels.',
  body: z.object({ id: z.uuid(), code: guestCodeField }),
  /** WebP in base64. */
  data: z.object({ image: z.string() }),
  errors: ['supportImageUnknown'],
});
