import * as z from 'zod/mini';
import { ownPurposes } from '../consents/inputs';
import { identityFields, profileFields } from '../details/inputs';
import { guardianFields } from '../guardians/inputs';

/** A new talent, whoever creates it; what each door asks for besides is said in `create-talent.ts`. */
export const createTalentInput = z.object({
  ...identityFields,
  ...profileFields,
  /** What a talent who registers alone consents to. */
  consents: z.optional(ownPurposes),
  guardian: z.optional(guardianFields),
});
export type CreateTalentInput = z.input<typeof createTalentInput>;
export type CreateTalentData = z.output<typeof createTalentInput>;
