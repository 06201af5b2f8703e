import type { Tx } from '@/db/client';
import { contractSignatures } from '@/db/schema';
import type { SignatureMethod, SignerRole, SigningChannel } from '@/db/values/contract-signing';
import { ELECTRONIC_WORDING } from './electronic-consent';

/** Origin of a signature, kept as evidence. */
export type SigningContext = { readonly ip: string | null; readonly userAgent: string | null };

/** The code, or that of the mandate, by which somebody signed. */
export type CodeEvidence = {
  readonly channel: SigningChannel;
  /** Masked. */
  readonly destination: string;
  /** Since when that is on file; null of users. */
  readonly destinationSince: Date | null;
  readonly codeSentAt: Date;
  readonly codeVerifiedAt: Date;
  /** Whether it is the code that opened the contract. */
  readonly codeOpened?: boolean;
};

type Signed = Pick<
  typeof contractSignatures.$inferInsert,
  'contractId' | 'agencyId' | 'talentId' | 'act' | 'actId' | 'textHash' | 'userId' | 'mandateId'
> & {
  readonly signer: { readonly role: SignerRole; readonly name: string; readonly identification: string };
  readonly mark: { readonly method: SignatureMethod; readonly drawing?: string | null | undefined };
  readonly code: CodeEvidence;
  readonly context: SigningContext;
};

export type ContractSignature = typeof contractSignatures.$inferSelect;

const LONGEST_AGENT = 300;

/** Writes signatures down for good, of each party one of the same paper. */
export async function keepSignatures(
  tx: Tx,
  signed: readonly Signed[],
  signedAt: Date,
): Promise<ContractSignature[]> {
  return tx
    .insert(contractSignatures)
    .values(
      signed.map(({ signer, mark, code, context, ...row }) => ({
        ...row,
        ...signer,
        ...code,
        method: mark.method,
        drawing: mark.method === 'DRAWN' ? mark.drawing : null,
        signedAt,
        ip: context.ip,
        userAgent: context.userAgent?.slice(0, LONGEST_AGENT) ?? null,
        wordingVersion: ELECTRONIC_WORDING.version,
      })),
    )
    .returning();
}
