import { Type, type Static } from 'typebox';
import { MAX_LENGTH } from './constants.ts';
import { honeypotFields } from './schemas.ts';

/** Fields of a message, named as in the email provider's calls. */
export const MessageParams = Type.Object(
  {
    from_name: Type.String({ maxLength: MAX_LENGTH.name }),
    from_email: Type.String({ maxLength: MAX_LENGTH.email }),
    phone_number: Type.String({ maxLength: MAX_LENGTH.phone }),
    subject: Type.String({ maxLength: MAX_LENGTH.subject }),
    message: Type.Optional(Type.String({ maxLength: MAX_LENGTH.message })),
    /** Version 1's dropdown. */
    enquiry: Type.Optional(Type.String({ maxLength: MAX_LENGTH.subject })),
    ...honeypotFields,
  },
  { additionalProperties: false },
);
export type MessageParams = Static<typeof MessageParams>;

/** The provider's JSON call. The route checks the ids, so that it can name each missing one. */
export const EmailSend = Type.Object(
  {
    lib_version: Type.Optional(Type.String({ maxLength: 40 })),
    user_id: Type.Optional(Type.String({ maxLength: 100 })),
    service_id: Type.Optional(Type.String({ maxLength: 100 })),
    template_id: Type.Optional(Type.String({ maxLength: 100 })),
    template_params: MessageParams,
  },
  { additionalProperties: false },
);
export type EmailSend = Static<typeof EmailSend>;
