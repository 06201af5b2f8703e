import * as z from 'zod/mini';
import { RELATIONSHIPS } from '@/db/values/consents';
import {
  dialingCode,
  email,
  knownEmail,
  line,
  personName,
  requiredLine,
  requiredPhone,
  surname,
} from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';

/** Who answers for a talent under 18; all of it is needed. */
export const guardianFields = sentAs(
  'GuardianInput',
  z.object({
    name: personName(80),
    lastname: surname(80),
    relationship: sentAs('GuardianRelationship', z.enum(RELATIONSHIPS, 'validation.option')),
    typeDocumentId: z.int('validation.option'),
    identification: requiredLine(30),
    email,
    phone: requiredPhone(),
    dialingCode: z.optional(dialingCode),
  }),
);
export type GuardianFields = z.output<typeof guardianFields>;

/** How a guardian is reached may be of before; the write looks at what changes. */
export const keepGuardianInput = z.extend(guardianFields, {
  talentId: z.uuid('errors.talent.notFound'),
  email: knownEmail,
  phone: requiredLine(80),
});
export type KeepGuardianInput = z.input<typeof keepGuardianInput>;

/** By the token of the guardian's own link; an administrator without one, from a signed paper, and where it lies. */
export const guardianConsentInput = z.object({
  talentId: z.uuid('errors.talent.notFound'),
  token: z.optional(z.string().check(z.maxLength(200, 'errors.link.invalid'))),
  proof: z.optional(line(200)),
});
export type GuardianConsentInput = z.input<typeof guardianConsentInput>;
