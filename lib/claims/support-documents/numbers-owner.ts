import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { supportAuthorizations, supportDocuments } from '@/db/schema';

/** Whose numbers a support document takes: those of an agency, or, null, of the platform, which buys for agencies. */
export type NumbersOwner = string | null;

export const ownerOf = ({
  agencyId,
  thirdParty,
}: {
  readonly agencyId: string;
  readonly thirdParty: boolean;
}): NumbersOwner => (thirdParty ? null : agencyId);

export const authorizationsOf = (owner: NumbersOwner): SQL =>
  owner === null ? isNull(supportAuthorizations.agencyId) : eq(supportAuthorizations.agencyId, owner);

/** The documents that an agency, or the platform, numbers. */
export const documentsOf = (owner: NumbersOwner): SQL | undefined =>
  owner === null
    ? supportDocuments.thirdParty.getSQL()
    : and(eq(supportDocuments.agencyId, owner), eq(supportDocuments.thirdParty, false));
