import * as z from 'zod/mini';
import { sentAs } from '@/lib/core/wire-types';
import { presentPassword } from '@/lib/identity/password/inputs';
import { GIVEN_ROLES } from './rules';

/** Shared by form and server: messages are keys of lib/i18n. */
export const givenRole = sentAs('GivenRole', z.enum(GIVEN_ROLES, 'validation.option'));

/** A person of the team, by the id of the user. */
export const memberInput = z.object({ userId: z.uuid('errors.team.notFound') });
export type MemberInput = z.input<typeof memberInput>;

export const changeRoleInput = z.extend(memberInput, { role: givenRole });
export type ChangeRoleInput = z.input<typeof changeRoleInput>;

/** Input of a person who has an account already. */
export const presentPasswordInput = z.object({ password: presentPassword });

/** The next owner, and the present owner's password. */
export const moveOwnershipInput = z.extend(memberInput, { password: presentPassword });
export type MoveOwnershipInput = z.input<typeof moveOwnershipInput>;
